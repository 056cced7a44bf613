import { NetworkError } from '../errors/networkError.ts'
import type { FetchInit, FetchPort } from '../ports/fetchPort.ts'
import type { UploadPort } from '../ports/uploadPort.ts'
import type { Next } from './middleware.ts'

/**
 * Puts the request on the wire: the innermost part of the pipeline. Redirects are not followed, since that would carry
 * the token to wherever they point; a call that moves money is kept out of every cache (D22).
 */
export function transport(fetch: FetchPort, upload: UploadPort | undefined): Next {
  return async ({ endpoint, url, headers, body, signal, options }) => {
    const init: FetchInit = {
      method: endpoint.method,
      headers: { ...headers },
      body,
      signal: signal ?? null,
      redirect: 'manual',
      cache: endpoint.effect === 'money' ? 'no-store' : 'default',
    }
    const progress = options.onUploadProgress
    try {
      return { response: await (progress && upload ? upload(url, init, progress) : fetch(url, init)) }
    } catch (error) {
      throw new NetworkError(endpoint.name, error)
    }
  }
}
