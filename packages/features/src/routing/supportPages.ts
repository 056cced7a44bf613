import { m } from '@koi/i18n'
import { helpPath, overviewId } from './helpLinks.ts'
import { pages } from './pages.ts'

/** Help, customer service and the app, in every footer and menu. */
export function supportPages() {
  return [
    { id: 'help', href: helpPath(overviewId), label: m.pages_help() },
    { id: 'customerService', href: pages.customerService.path, label: m.pages_customer_service() },
    { id: 'download', href: pages.download.path, label: m.pages_download() },
  ] as const
}
