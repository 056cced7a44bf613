import type { Clock, StoragePort } from '@koi/api-core'
import * as v from 'valibot'

const storageKey = 'intents'
/** No session lives as long (D5): what is older belongs to nobody who is here. */
const lifetime = 24 * 60 * 60_000

const notes = v.array(v.object({ call: v.string(), key: v.string(), at: v.number() }))

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
  const read = () => {
    try {
      const kept = v.parse(notes, JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
      return kept.filter(({ at }) => clock.now() - at < lifetime)
    } catch {
      return []
    }
  }
  const write = (kept: v.InferOutput<typeof notes>) => {
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
