import { isNetworkError } from '../errors/connectionErrors.ts'
import { isHttpError } from '../errors/replyErrors.ts'
import type { Clock } from '../ports/time.ts'
import type { Middleware, PipelineDeps } from './middleware.ts'

const MAX_RETRIES = 2
const BASE_MS = 300
const LONGEST_WAIT_MS = 5000

/**
 * Repeats a reading GET at most twice after a network failure or 502, 503, 504, with full jitter or after the server's
 * `Retry-After` if that is short enough to wait for (D4). Nothing that writes or moves money is ever repeated.
 *
 * @example
 * ```ts
 * const client = createClient({ session, headers, retrying })
 * ```
 */
export function retrying({ clock, timers, random }: PipelineDeps): Middleware {
  /** Milliseconds to wait before the next try; undefined when the error is not one to try again. */
  const waitAfter = (error: unknown, tries: number) => {
    if (isHttpError(error) && [502, 503, 504].includes(error.status)) {
      const asked = retryAfterMs(error.retryAfter, clock)
      if (asked >= 0) return asked <= LONGEST_WAIT_MS ? asked : undefined
    } else if (!isNetworkError(error)) return undefined
    const bytes = new Uint8Array(1)
    random.getRandomValues(bytes)
    return (Number(bytes[0]) / 255) * BASE_MS * 2 ** tries
  }
  return (next) => async (request) => {
    const { endpoint, signal } = request
    for (let tries = 0; ; tries += 1) {
      try {
        return await next(request)
      } catch (error) {
        const isRead = endpoint.method === 'GET' && endpoint.effect === 'read'
        const ms = isRead && tries < MAX_RETRIES ? waitAfter(error, tries) : undefined
        if (ms === undefined || signal?.aborted) throw error
        await new Promise<void>((resolve) => {
          const cancel = timers.after(ms, resolve)
          signal?.addEventListener('abort', () => resolve(cancel()), { once: true })
        })
        if (signal?.aborted) throw error
      }
    }
  }
}

/** Reads a `Retry-After` header, given in seconds or as a date, as milliseconds from now; NaN where there is none. */
export function retryAfterMs(header: string | null, clock: Clock): number {
  return Number(header) * 1000 || Math.max(0, Date.parse(header ?? '') - clock.now())
}
