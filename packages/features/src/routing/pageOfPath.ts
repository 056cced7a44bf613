import { matchPath } from 'react-router-dom'
import { isSilentQuery } from './isSilentQuery.ts'
import { isForMembers, pages, type Page } from './pages.ts'
import { movedPath } from './redirects.ts'

/** A page as the server needs to know it. */
export interface PageOfPath {
  readonly id: string
  readonly screen: Page['screen']
  /** Whether the server draws it (D18a): a page of members as it stands before any reply. */
  readonly drawn: boolean
  /** Who sees nothing of what is drawn, for their page is another one; null where everybody sees it. */
  readonly hiddenFrom: 'guest' | 'member' | null
  /** The screen that a guest is led to in its place (D16); null where they see this one. */
  readonly guestScreen: Page['screen'] | null
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
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

function hiddenFrom({ access, screen }: Pick<Page, 'access' | 'screen'>): PageOfPath['hiddenFrom'] {
  if (access === 'member') return 'guest'
  return sameForAll.has(screen) ? null : 'member'
}

/**
 * Whether a path is written as links write it. Others lead to the same page: drawn for each way to write it, one page would be
 * many, for as long as anybody thinks of new ones.
 */
function isPlain(path: string, pattern: string): boolean {
  return (
    /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(path) &&
    matchPath({ path: pattern, caseSensitive: true }, path) !== null
  )
}

/** The page that a path leads to; null where there is none. With a query that may show another thing it is not drawn. */
export function pageOfPath(path: string, search = ''): PageOfPath | null {
  if (!isDecodable(path)) return null
  const now = movedPath(path)
  const found = Object.entries(pages).find(([, page]) => matchPath(page.path, now))
  if (!found) return null
  const [id, { screen, access, path: pattern }] = found
  // A game is of its provider, and `movedPath` says where another page is.
  const shown = access !== 'member-or-demo' && now === path && isPlain(path, pattern)
  const guestScreen = isForMembers(access, search) ? pages.login.screen : null
  return {
    id,
    screen,
    drawn: shown && isSilentQuery(search),
    hiddenFrom: hiddenFrom({ access, screen }),
    guestScreen,
  }
}
