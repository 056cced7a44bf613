import type { HelpId } from '@koi/help'
import { generatePath } from 'react-router-dom'
import { routes } from './pages.ts'

/** The id of the page that lists all articles. */
export const overviewId = 'overview'

/** The address of an article, and of a section of it. */
export function helpPath(id: HelpId | typeof overviewId, anchor = ''): string {
  return `${generatePath(routes.help, { id })}${anchor === '' ? '' : `#${anchor}`}`
}
