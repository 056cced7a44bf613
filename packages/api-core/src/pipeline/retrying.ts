import { isHttpError } from '../errors/httpError.ts'
import { isNetworkError } from '../errors/networkError.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

const MAX_RETRIES = 2
const BASE_MS = 300
const LONGEST_WAIT_MS = 5000

/** Milliseconds to wait before the next try, or undefined when the error is not one to try again. */
function waitAfter(error: unknown, tries: number, jitter: () => number): number | undefined {
  if (isHttpError(error) && [502, 503, 504].includes(error.status)) {
    const asked = error.retryAfterMs
    if (asked !== undefined) return asked <= LONGEST_WAIT_MS ? asked : undefined
  } else if (!isNetworkError(error)) return undefined
  return jitter() * BASE_MS * 2 ** tries
}

/**
 * Repeats a reading GET at most twice after a network failure or 502, 503, 504, with full jitter or after the server's
 * `Retry-After` if that is short enough to wait for (D4). Nothing that writes or moves money is ever repeated.
 */
export function retrying({ timers, random }: PipelineDeps): Middleware {
  const jitter = () => {
    const bytes = new Uint8Array(2)
    random.getRandomValues(bytes)
    return ((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) / 65536
  }
  return (next) => async (request) => {
    const { endpoint, signal } = request
    if (endpoint.method !== 'GET' || endpoint.effect !== 'read') return next(request)
    for (let tries = 0; ; tries += 1) {
      try {
        return await next(request)
      } catch (error) {
        const ms = tries < MAX_RETRIES && !signal?.aborted ? waitAfter(error, tries, jitter) : undefined
        if (ms === undefined) throw error
        await new Promise<void>((resolve) => {
          const cancel = timers.after(ms, done)
          function done() {
            cancel()
            signal?.removeEventListener('abort', done)
            resolve()
          }
          signal?.addEventListener('abort', done)
        })
        if (signal?.aborted) throw error
      }
    }
  }
}
