import type { ComponentType } from 'react'
import { browserReload } from './browserReload.ts'
import type { ReloadPort } from './reloadPort.ts'

const key = 'chunk-reload'
const windowMs = 60_000

/**
 * Whether the page may be reloaded for a missing chunk: once in a minute, so that a broken release does not loop, and never
 * where the reload could not be remembered.
 */
function mayReload({ clock, storage }: ReloadPort): boolean {
  try {
    const last = Number(storage.getItem(key) ?? 0)
    if (clock.now() - last < windowMs) return false
    storage.setItem(key, String(clock.now()))
    return true
  } catch {
    return false
  }
}

/**
 * Loads a route's own chunk, for react-router's `lazy`. A chunk that no longer exists on the server, because a newer release
 * is out, causes one guarded reload (D18).
 *
 * @throws whatever `load` threw, when the page was reloaded for it just before.
 *
 * @example
 * ```ts
 * { path: routes.home, lazy: lazyRoute(async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen) }
 * ```
 */
export function lazyRoute(
  load: () => Promise<ComponentType>,
  page: ReloadPort = browserReload(),
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() }
    } catch (error) {
      if (!mayReload(page)) throw error
      page.reload()
      // The page is on its way out: nothing is to be drawn any more.
      return await new Promise<never>(() => {})
    }
  }
}
