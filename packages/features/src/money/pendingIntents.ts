import type { Clock, StoragePort } from '@koi/api-core'

const storageKey = 'intents'
/** No session lives as long (D5): what is older belongs to nobody who is here. */
const lifetime = 24 * 60 * 60_000

interface Note {
  readonly call: string
  readonly key: string
  readonly at: number
}

// By hand: home, which forgets notes at a logout, holds no schema.
function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null) return false
  if (!('call' in value && 'key' in value && 'at' in value)) return false
  return typeof value.call === 'string' && typeof value.key === 'string' && typeof value.at === 'number'
}

/** The requests to move money of this tab whose end is not known. */
export interface PendingIntents {
  /** The key of the latest request of a call; null when none is open. */
  readonly find: (call: string) => string | null
  readonly add: (call: string, key: string) => void
  readonly remove: (key: string) => void
  /** Forgets them all: a member who logs out leaves nothing behind. */
  readonly clear: () => void
}

/**
 * Notes what is under way in the storage of the tab, so that a page that was reloaded, left or logged out by time can ask
 * how it ended (D5). A note is the name of a call, its idempotency key and the time: nothing of the member, and nothing
 * that anybody else could use, for keys belong to their member.
 */
export function pendingIntents({
  sessionStorage,
  clock,
}: {
  readonly sessionStorage: StoragePort
  readonly clock: Clock
}): PendingIntents {
  const read = (): readonly Note[] => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
      if (!Array.isArray(kept) || !kept.every(isNote)) return []
      return kept.filter(({ at }) => clock.now() - at < lifetime)
    } catch {
      return []
    }
  }
  const write = (kept: readonly Note[]) => {
    if (kept.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(kept))
  }
  return {
    find: (call) => read().findLast((note) => note.call === call)?.key ?? null,
    add: (call, key) => write([...read(), { call, key, at: clock.now() }]),
    remove: (key) => write(read().filter((note) => note.key !== key)),
    clear: () => write([]),
  }
}
