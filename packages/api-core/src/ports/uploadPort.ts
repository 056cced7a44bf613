import type { FetchInit } from './fetchPort.ts'

/**
 * Sends one request and reports how many bytes of its body have left. Needed because `fetch` reports none;
 * `@koi/api-core/browser` brings one on XMLHttpRequest.
 */
export type UploadPort = (
  url: string,
  init: FetchInit,
  onProgress: (sent: number, total: number) => void,
) => Promise<Response>
