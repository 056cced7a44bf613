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
   * Hears of every epoch change; the function it returns ends that. A guest whose call is told that the token is unknown
   * makes an epoch `expired`, too. Listeners are told in turns: one that begins or ends a session itself makes those after it
   * hear of that change first; `epoch` says which is the newer.
   */
  subscribe(listener: (event: SessionEvent) => void): () => void
}
