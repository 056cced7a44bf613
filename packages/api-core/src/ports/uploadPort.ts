import type { FetchInit } from './fetchPort.ts'

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
