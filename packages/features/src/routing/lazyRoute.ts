import type { Clock, StoragePort } from '@koi/api-core'
import type { ComponentType } from 'react'

/** What a guarded reload needs of the page. */
export interface ReloadPort {
  readonly clock: Clock
  /** Outlives the reload. One that refuses must throw: a stand-in in memory would forget the reload, and let it loop. */
  readonly storage: Pick<StoragePort, 'getItem' | 'setItem'>
  readonly reload: () => void
  /** Whether the server of the page answers at all: a reload without it would leave the player on the browser's own page. */
  readonly isReachable: () => Promise<boolean>
}

/** Whether the server that the page came from answers, whatever it says. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await fetch('/boot.js', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** A page could not be loaded because there is no connection. */
export class PageUnreachableError extends Error {
  override readonly name = 'PageUnreachableError'
}

/** The browser's own page. Merely naming its storage throws where cookies are blocked, so it is named at each use. */
function browserReload(): ReloadPort {
  return {
    clock: Date,
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    reload: () => location.reload(),
    isReachable: isServerReachable,
  }
}

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
 * @throws PageUnreachableError when the server does not answer; the page stays as it is.
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
      if (!(await page.isReachable())) throw new PageUnreachableError('no connection', { cause: error })
      if (!mayReload(page)) throw error
      page.reload()
      // The page is on its way out: nothing is to be drawn any more.
      return await new Promise<never>(() => {})
    }
  }
}
