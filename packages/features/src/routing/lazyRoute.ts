import type { ComponentType } from 'react'
import { loadChunk, type ReloadPort } from '../loading/loadChunk.ts'

/**
 * Loads a route's own chunk, for react-router's `lazy`: see `loadChunk` for one that does not come.
 *
 * @example
 * ```ts
 * { path: routes.home, lazy: lazyRoute(async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen) }
 * ```
 */
export function lazyRoute(
  load: () => Promise<ComponentType>,
  page?: ReloadPort,
): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await loadChunk(load, page) })
}
