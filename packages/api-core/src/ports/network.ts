/** What the pipeline asks of the network: a subset of `RequestInit`. */
export interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | null
  readonly signal: AbortSignal | null
  readonly redirect: 'manual'
  /** A money call is in no cache; a read is asked for each time, and may be answered by 304 where the server allows it. */
  readonly cache: 'no-cache' | 'no-store'
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

/**
 * Sends one request and reports how many bytes of its body have left. Needed because `fetch` reports none;
 * `@koi/api-core/browser` brings one on XMLHttpRequest. It must never follow a redirect, or else reject what it brings: the
 * session token is among the headers.
 *
 * @example
 * ```ts
 * const upload: UploadPort = async (url, init, onProgress) => {
 *   const response = await fetch(url, init)
 *   onProgress(1, 1)
 *   return response
 * }
 * await createClient({ session, headers, upload }).call(balance, {}, { onUploadProgress() {} })
 * ```
 */
export type UploadPort = (
  url: string,
  init: FetchInit,
  onProgress: (sent: number, total: number) => void,
) => Promise<Response>
