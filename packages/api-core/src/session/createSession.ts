import { STORAGE_KEYS } from '../constants/storageKeys.ts'
import { MalformedReplyError } from '../errors/malformedReplyError.ts'
import type { Logger } from '../ports/logger.ts'
import { resilientStorage } from '../ports/resilientStorage.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import type { EndReason, Session, SessionEvent } from './session.ts'

/**
 * Makes the session over a storage that holds `t` and `vid` (D5). A token that is already there is taken up, so a reload
 * stays logged in. A storage that throws is replaced by memory.
 *
 * @example
 * ```ts
 * const session = createSession({ storage: window.sessionStorage })
 * session.subscribe((event) => { if (event.reason === 'expired') showLogin() })
 * ```
 */
export function createSession(options: { storage: StoragePort; logger?: Logger | undefined }): Session {
  const storage = resilientStorage(options.storage)
  const listeners = new Set<(event: SessionEvent) => void>()
  let epoch = 0
  let controller = new AbortController()

  const keep = (key: string, value: string | null | undefined) => {
    if (value) storage.setItem(key, value)
  }

  // The new epoch is complete before anyone hears of it: an abort listener that asks sees the new state.
  const advance = (reason: EndReason | undefined, token?: string, vid?: string | null) => {
    const ended = controller
    epoch += 1
    controller = new AbortController()
    storage.removeItem(STORAGE_KEYS.token)
    storage.removeItem(STORAGE_KEYS.vid)
    keep(STORAGE_KEYS.token, token)
    keep(STORAGE_KEYS.vid, vid)
    const event: SessionEvent = reason ? { type: 'ended', reason, epoch } : { type: 'began', epoch }
    ended.abort()
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        options.logger?.error('A session listener failed', error)
      }
    }
  }

  return {
    get epoch() {
      return epoch
    },
    get signal() {
      return controller.signal
    },
    token: () => storage.getItem(STORAGE_KEYS.token) || null,
    vid: () => storage.getItem(STORAGE_KEYS.vid) || null,
    begin(token, vid) {
      if (!token) throw new MalformedReplyError('session', 'no-token')
      advance(undefined, token, vid)
    },
    end(reason) {
      advance(reason)
    },
    expire(of) {
      if (of !== epoch) return false
      advance('expired')
      return true
    },
    store(of, { token, vid }) {
      if (of !== epoch) return false
      keep(STORAGE_KEYS.token, token)
      keep(STORAGE_KEYS.vid, vid)
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
