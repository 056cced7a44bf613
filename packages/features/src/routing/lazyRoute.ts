import type { ComponentType } from 'react'
import { withLabels } from '../labels/uiLabels.ts'

/** What a route becomes once it is loaded. */
export interface LoadedRoute<Handle> {
  readonly Component: ComponentType
  readonly handle?: Handle
}

/**
 * Loads a route's own chunk, and with it what it then says about itself, for react-router's `lazy`.
 *
 * @example
 * ```ts
 * { path: routes.home, lazy: lazyRoute(async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen) }
 * ```
 */
export function lazyRoute<Handle = never>(
  load: () => Promise<ComponentType>,
  loadHandle?: () => Promise<Handle>,
): () => Promise<LoadedRoute<Handle>> {
  return async () => {
    const [Component, handle] = await Promise.all([load(), loadHandle?.()])
    return handle === undefined ? { Component } : { Component, handle }
  }
}

/** `lazyRoute` for all but home, with what the components of its page say. */
export function lazyPage<Handle = never>(
  load: () => Promise<ComponentType>,
  loadHandle?: () => Promise<Handle>,
): () => Promise<LoadedRoute<Handle>> {
  return lazyRoute(withLabels(load), loadHandle)
}
