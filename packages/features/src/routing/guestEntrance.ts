import { matchRoutes, type Location, type RouteObject } from 'react-router-dom'
import type { Runtime } from '../runtime/runtime.ts'
import { loadMatchedRoutes } from './loadMatchedRoutes.ts'
import { accessOf } from './pageRoutes.tsx'
import { isForMembers } from './pages.ts'
import { loginPath } from './redirects.ts'

type Visited = Pick<Runtime, 'client' | 'tabs'>

/**
 * Where a visit begins that opens a page of members as a guest: at the login that the guard of the page would lead to (D16),
 * before anything of the page is loaded. Null where the page is not theirs alone, or a member opens it; the promise gives
 * null where another tab makes one of them, whose page is loaded from the time that it offers to.
 */
export function guestEntrance(
  routes: RouteObject[],
  visited: Visited,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<string | null> | null {
  const { client, tabs } = visited
  const isGuest = () => client.session.token() === null
  const isGuarded = matchRoutes(routes, pathname)?.some(({ route }) => isForMembers(accessOf(route), search))
  if (!isGuarded || !isGuest()) return null
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const look = () => {
    const state = tabs.state()
    if (state === 'joining') void loadMatchedRoutes(routes, pathname)
    if (state === 'settled') resolve(isGuest() ? loginPath(pathname + search) : null)
  }
  // For as long as the page lives, as the tabs themselves.
  tabs.subscribe(look)
  look()
  return promise
}
