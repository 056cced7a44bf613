import {
  UNSAFE_mapRouteProperties,
  type DataRouteMatch,
  type DataRouteObject,
  type RouteObject,
} from 'react-router-dom'
import { loadChunk, type ReloadPort } from '../../loading/loadChunk.ts'

/** Routes as react-router's hooks know them: each with an id that says where it stands, `0-2-1`. */
export function toDataRoutes(
  routes: readonly RouteObject[],
  above: readonly number[] = [],
): DataRouteObject[] {
  return routes.map((route, index) => {
    const place = [...above, index]
    return Object.assign(placed(route, place), UNSAFE_mapRouteProperties(route))
  })
}

function placed(route: RouteObject, place: readonly number[]): DataRouteObject {
  const id = place.join('-')
  if (route.index) return { ...route, id }
  const { children, ...rest } = route
  return { ...rest, id, ...(children && { children: toDataRoutes(children, place) }) }
}

/** Whether a route's own chunk has yet to be loaded. */
export function isWaiting({ route }: { readonly route: RouteObject }): boolean {
  return route.lazy !== undefined
}

const loading = new WeakMap<RouteObject, Promise<void>>()

/**
 * Loads a route's own chunk and makes it part of the route; a route that has none or is loaded stays as it is. Who asks
 * while it is loading waits for the same load.
 */
export async function loadRoute(route: RouteObject): Promise<void> {
  const { lazy } = route
  if (typeof lazy !== 'function') return
  const load = async () => {
    const loaded = await lazy()
    Object.assign(route, loaded, UNSAFE_mapRouteProperties({ ...route, ...loaded }), { lazy: undefined })
  }
  const running = loading.get(route) ?? load().finally(() => loading.delete(route))
  loading.set(route, running)
  await running
}

/** The id of the innermost route at or above `index` that shows errors, or of the outermost. */
function boundaryId(matches: readonly DataRouteMatch[], index: number): string | undefined {
  const upTo = matches.slice(0, index + 1)
  return (upTo.findLast(({ route }) => route.errorElement !== undefined) ?? upTo[0])?.route.id
}

/**
 * Loads the chunks of all matched routes; what failed, by the id of the route that shows it, or null. `page` is reloaded for
 * one that is gone: see `loadChunk`.
 */
export async function loadRoutes(
  matches: readonly DataRouteMatch[],
  page: ReloadPort,
): Promise<Record<string, unknown> | null> {
  const results = await Promise.allSettled(
    matches.map(async ({ route }) => await loadChunk(() => loadRoute(route), page)),
  )
  const failed = results.findIndex(({ status }) => status === 'rejected')
  const result = results[failed]
  const id = boundaryId(matches, failed)
  return result?.status === 'rejected' && id !== undefined ? { [id]: result.reason } : null
}
