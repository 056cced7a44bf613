import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadChunk } from '../loading/loadChunk.ts'
import { loadRoute } from './pageRouter/dataRoutes.ts'

/**
 * Loads the chunks of the routes that the address matches, so that a router made next shows the page at once and not a
 * place for it: what the server drew stays until then. A chunk that fails is left to the router, which says so. Gives whether
 * all of them came.
 */
export async function loadMatchedRoutes(routes: RouteObject[], path = location.pathname): Promise<boolean> {
  const matches = matchRoutes(routes, path) ?? []
  const results = await Promise.allSettled(
    matches.map(async ({ route }) => await loadChunk(async () => await loadRoute(route))),
  )
  return results.every(({ status }) => status === 'fulfilled')
}
