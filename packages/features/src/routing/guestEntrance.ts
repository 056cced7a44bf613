import { matchRoutes, type Location, type RouteObject } from 'react-router-dom'
import type { Runtime } from '../runtime/runtime.ts'
import { RequireMember, RequireMemberOrDemo } from './guards.tsx'
import { isDemo } from './pages.ts'
import { loginPath } from './redirects.ts'

type Visited = Pick<Runtime, 'client' | 'tabs'>

/** Resolves once no other tab may say any more that the member is logged in. */
async function settled({ tabs }: Visited): Promise<void> {
  if (tabs.state() === 'settled') return
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = tabs.subscribe(resolve)
  await promise
  end()
}

/**
 * Where a visit begins that opens a page of members as a guest: at the login that the guard of the page would lead to (D16),
 * before anything of the page is loaded. Null where the page is not theirs alone, or a member opens it; the promise gives
 * null where another tab makes one of them.
 */
export function guestEntrance(
  routes: RouteObject[],
  visited: Visited,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<string | null> | null {
  const isGuest = () => visited.client.session.token() === null
  const isGuarded = matchRoutes(routes, pathname)?.some(
    ({ route: { Component } }) =>
      Component === RequireMember || (Component === RequireMemberOrDemo && !isDemo(search)),
  )
  if (!isGuarded || !isGuest()) return null
  return settled(visited).then(() => (isGuest() ? loginPath(pathname + search) : null))
}
