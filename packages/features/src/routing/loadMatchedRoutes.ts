import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the chunks of the routes that the address matches, so that a router made next shows the page at once and not a
 * place for it: what the server drew stays until then. A chunk that fails is left to the router, which says so.
 */
export async function loadMatchedRoutes(routes: RouteObject[], path = location.pathname): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy().catch(() => null)
      if (loaded) Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
