import { matchPath } from 'react-router-dom'
import { isSilentQuery } from './isSilentQuery.ts'
import { isForMembers, pages, type Page } from './pages.ts'
import { movedPath } from './redirects.ts'

/** A page as the server needs to know it. */
export interface PageOfPath {
  readonly id: string
  readonly screen: Page['screen']
  /** Whether the server draws it for guests (D18a). */
  readonly drawn: boolean
  /** Whether what is drawn is for guests alone: a member sees nothing of it. */
  readonly forGuests: boolean
  /** The screen that a guest is led to in its place (D16); null where they see this one. */
  readonly guestScreen: Page['screen'] | null
}

/** Screens that show everybody the same, but for what is marked `data-personal`, as soon as they are drawn (D18a). */
const sameForAll: ReadonlySet<Page['screen']> = new Set([
  'HomeScreen',
  'VenueLobbyScreen',
  'EgameScreen',
  'NewsScreen',
  'ArticleScreen',
  'ScheduleScreen',
])

/** The page that a path leads to; null where there is none. With a query that may show another thing it is not drawn. */
export function pageOfPath(path: string, search = ''): PageOfPath | null {
  const now = movedPath(path)
  const found = Object.entries(pages).find(([, page]) => matchPath(page.path, now))
  if (!found) return null
  const [id, { screen, access }] = found
  const shown = access === 'open' || access === 'guest'
  const guestScreen = isForMembers(access, search) ? pages.login.screen : null
  return {
    id,
    screen,
    drawn: shown && isSilentQuery(search),
    forGuests: !sameForAll.has(screen),
    guestScreen,
  }
}
