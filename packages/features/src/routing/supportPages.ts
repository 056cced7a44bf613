import { helpPath, overviewId } from './helpLinks.ts'
import { pages } from './pages.ts'

/** Help, customer service and the app, in every footer and menu. */
export function supportPages() {
  return (['help', 'customerService', 'download'] as const).map((id) => ({
    id,
    href: id === 'help' ? helpPath(overviewId) : pages[id].path,
    label: pages[id].title(),
  }))
}
