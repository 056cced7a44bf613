import type { Clock, StoragePort } from '@koi/api-core'

/** What a guarded reload needs of the page. */
export interface ReloadPort {
  readonly clock: Clock
  /** Outlives the reload. One that refuses must throw: a stand-in in memory would forget the reload, and let it loop. */
  readonly storage: Pick<StoragePort, 'getItem' | 'setItem'>
  readonly reload: () => void
  /** Whether the server of the page answers at all: a reload without it would leave the player on the browser's own page. */
  readonly isReachable: () => Promise<boolean>
}

/** A page that can be left for another document of the site. */
export interface LeavablePage extends ReloadPort {
  /** Whether the page keeps its entry of the history, or gives it to the document that it is left for. */
  readonly leaveFor: (href: string, how: 'assign' | 'replace') => void
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

/** A part of the site could not be loaded because there is no connection. */
export class ChunkUnreachableError extends Error {
  override readonly name = 'ChunkUnreachableError'
}

/** The page in the browser. Merely naming its storage throws where cookies are blocked, so it is named at each use. */
export function browserPage(): LeavablePage {
  return {
    clock: Date,
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    reload: () => location.reload(),
    leaveFor: (href, how) => location[how](href),
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
 * Loads a chunk. One that no longer exists on the server, because a newer release is out, causes one guarded reload (D18).
 * So does one that failed without a connection before: a browser keeps a failed module for good.
 *
 * @throws ChunkUnreachableError when the server does not answer; the page stays as it is.
 * @throws whatever `load` threw, when the page was reloaded for it just before.
 */
export async function loadChunk<Loaded>(
  load: () => Promise<Loaded>,
  page: ReloadPort = browserPage(),
): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (!(await page.isReachable())) throw new ChunkUnreachableError('no connection', { cause: error })
    if (!mayReload(page)) throw error
    page.reload()
    // The page is on its way out: nothing is to be drawn any more.
    return await new Promise<never>(() => {})
  }
}
