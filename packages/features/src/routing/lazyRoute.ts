import type { ComponentType } from 'react'

const key = 'chunk-reload'
const windowMs = 60_000

/** What a guarded reload needs of the page. */
export interface ReloadPort {
  readonly now: () => number
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

function browserReload(): ReloadPort {
  return { now: () => Date.now(), storage: sessionStorage, reload: () => location.reload() }
}

/** Whether the page may be reloaded for a missing chunk: once in a minute, so that a broken release does not loop. */
function mayReload({ now, storage }: ReloadPort): boolean {
  try {
    const last = Number(storage.getItem(key) ?? 0)
    if (now() - last < windowMs) return false
    storage.setItem(key, String(now()))
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
  port: () => ReloadPort = browserReload,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() }
    } catch (error) {
      const page = port()
      if (!mayReload(page)) throw error
      page.reload()
      // The page is on its way out: nothing is to be drawn any more.
      return await new Promise<never>(() => {})
    }
  }
}
