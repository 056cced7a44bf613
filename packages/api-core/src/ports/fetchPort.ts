/** What the pipeline asks of the network: a subset of `RequestInit`. */
export interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | null
  readonly signal: AbortSignal | null
  readonly redirect: 'manual'
  /** Replies belong to a session: no cache may hold them. */
  readonly cache: 'no-store'
}

/**
 * Sends one request. The platform's `fetch` fits.
 *
 * @example
 * ```ts
 * const slow: FetchPort = async (url, init) => {
 *   await pause(500)
 *   return fetch(url, init)
 * }
 * await createClient({ session, headers, fetch: slow }).call(balance, {})
 * ```
 */
export type FetchPort = (url: string, init: FetchInit) => Promise<Response>
