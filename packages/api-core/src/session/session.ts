import { TOKEN_KEY, VID_KEY } from '../constants/constants.ts'
import { MalformedReplyError } from '../errors/replyErrors.ts'
import { type Logger, undisturbed } from '../ports/logger.ts'
import { resilientStorage, type StoragePort } from '../ports/storage.ts'

/** Why a session ended: the player left, or the server no longer knows the token. */
export type EndReason = 'logout' | 'expired'

/** Told to subscribers once per epoch change, after the new epoch is in place. */
export interface SessionEvent {
  readonly type: 'began' | 'ended'
  /** The new epoch. */
  readonly epoch: number
  /** Why the one before ended; undefined when a login began. */
  readonly reason: EndReason | undefined
}

/** The player's session in epochs: login, logout and expiry each start a new one (D5). */
export interface Session {
  /** Number of the present epoch; it only grows. */
  readonly epoch: number
  /** Aborted when the present epoch ends. */
  readonly signal: AbortSignal
  token(): string | null
  vid(): string | null
  /**
   * Starts the epoch of a login.
   *
   * @throws MalformedReplyError with reason `no-token` when there is no token, naming the call that brought none (or
   * `session`); the session is then left as it was.
   */
  begin(token: string | null, vid?: string | null, call?: string): void
  /** Ends the epoch, with token and vid removed. The new epoch is a guest's. */
  end(reason: EndReason): void
  /** Ends the given epoch as expired; true once per epoch, and only for the present one. */
  expire(epoch: number): boolean
  /** Keeps rotated values that a reply of `epoch` brought; false, and nothing kept, when that epoch is over. */
  store(epoch: number, token: string | null, vid?: string | null): boolean
  /**
   * Calls back at every epoch change; the function it returns unsubscribes. A guest whose token turns out to be unknown
   * makes an epoch `expired`, too. Listeners are called one by one: one that begins or ends a session itself makes those after it
   * hear of that change first; `epoch` says which is the newer.
   */
  subscribe(listener: (event: SessionEvent) => void): () => void
}

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
