/** What a single call may set. */
export interface CallOptions {
  /** Stops the call; it then rejects with an `AbortedError` whose reason is `caller`. */
  readonly signal?: AbortSignal | undefined
  /** One UUID per intent of the player, kept over repeats of that intent. A money call without one gets a fresh one. */
  readonly idempotencyKey?: string | undefined
  /** Reads what is wanted instead of an envelope, such as `readFile`; undefined when the reply is an envelope after all. */
  readonly read?: ((response: Response) => Promise<unknown>) | undefined
  /** Milliseconds for headers and body, instead of the client's. */
  readonly timeoutMs?: number | undefined
  /** Hears how much of the body has left. Needs the client's `upload` port, and is silent without it. */
  readonly onUploadProgress?: ((sent: number, total: number) => void) | undefined
}
