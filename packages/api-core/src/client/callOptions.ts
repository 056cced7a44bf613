/**
 * What a single call may set.
 *
 * @example
 * ```ts
 * const options: CallOptions = { signal: AbortSignal.timeout(60_000), timeoutMs: 30_000 }
 * await client.call(balance, {}, options)
 * ```
 */
export interface CallOptions {
  /** Stops the call; it then rejects with an `AbortedError` whose reason is `caller`. */
  readonly signal?: AbortSignal | undefined
  /** One UUID per intent of the player, kept over repeats of that intent. A money call without one gets a fresh one. */
  readonly idempotencyKey?: string | undefined
  /**
   * Reads what is wanted instead of an envelope, such as `readFile`; undefined, with the body left unread, when the reply is
   * an envelope after all. What it rejects with counts as a connection that broke: a `NetworkError` with that as its
   * `cause`, after the repeats of a read. Calls with it are never shared.
   */
  readonly read?: ((response: Response) => Promise<unknown>) | undefined
  /** Milliseconds for the whole call, instead of the client's; eleven days at most over the platform's own timers. */
  readonly timeoutMs?: number | undefined
  /**
   * Hears how much of the body has left. Needs the client's `upload` port, and is silent without it: in Node and in service
   * workers there is none.
   */
  readonly onUploadProgress?: ((sent: number, total: number) => void) | undefined
}
