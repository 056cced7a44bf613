import { TOKEN_KEY } from '../constants/tokenKey.ts'
import { VID_KEY } from '../constants/vidKey.ts'
import { MalformedReplyError } from '../errors/malformedReplyError.ts'
import type { Logger } from '../ports/logger.ts'
import { resilientStorage } from '../ports/resilientStorage.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { undisturbed } from '../ports/undisturbed.ts'
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
  const storage = resilientStorage(() => options.storage)
  const listeners = new Set<(event: SessionEvent) => void>()
  let epoch = 0
  let controller = new AbortController()

  const keep = (token?: string | null, vid?: string | null) => {
    if (token) storage.setItem(TOKEN_KEY, token)
    if (vid) storage.setItem(VID_KEY, vid)
  }

  // The new epoch is complete before anyone hears of it: an abort listener that asks sees the new state.
  const advance = (reason: EndReason | undefined, token?: string, vid?: string | null) => {
    const ended = controller
    epoch += 1
    controller = new AbortController()
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(VID_KEY)
    keep(token, vid)
    const event: SessionEvent = { type: reason ? 'ended' : 'began', epoch, reason }
    ended.abort()
    for (const listener of listeners) {
      void undisturbed(() => listener(event), options.logger)
    }
  }

  return {
    get epoch() {
      return epoch
    },
    get signal() {
      return controller.signal
    },
    token: () => storage.getItem(TOKEN_KEY) || null,
    vid: () => storage.getItem(VID_KEY) || null,
    begin(token, vid, call = 'session') {
      if (!token) throw new MalformedReplyError(call, 'no-token')
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
    store(of, token, vid) {
      if (of !== epoch) return false
      keep(token, vid)
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
