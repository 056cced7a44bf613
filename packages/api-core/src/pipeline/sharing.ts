import { AbortedError } from '../errors/abortedError.ts'
import type { ApiReply } from './apiReply.ts'
import type { Middleware } from './middleware.ts'

interface Flight {
  readonly controller: AbortController
  readonly reply: Promise<ApiReply>
  callers: number
}

/**
 * Lets identical reads in flight share one request. Identical means: same epoch, endpoint, input, headers and timeout. A
 * caller that aborts leaves alone; the request itself stops when its last caller has left.
 *
 * @example
 * ```ts
 * const client = createClient({ session, headers, sharing })
 * await Promise.all([client.call(balance, {}), client.call(balance, {})]) // one request
 * ```
 */
export function sharing(): Middleware {
  return (next) => {
    const flights = new Map<string, Flight>()
    return (request) => {
      const { endpoint, epoch, url, body, headers, timeoutMs, signal, options } = request
      const alone =
        endpoint.effect !== 'read' || (body && typeof body !== 'string') || options.onUploadProgress
      if (alone || signal?.aborted) return next(request)
      const key = JSON.stringify([epoch, endpoint.name, url, body, headers, timeoutMs, Boolean(options.read)])
      const depart = (): Flight => {
        const controller = new AbortController()
        // Should a flight that everyone left take the place of a newer one along, that one is merely not shared any more.
        const reply = next({ ...request, signal: controller.signal }).finally(() => flights.delete(key))
        const flight = { controller, reply, callers: 0 }
        flights.set(key, flight)
        return flight
      }
      const flight = flights.get(key) ?? depart()
      flight.callers += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(new AbortedError(endpoint.name, 'caller'))
          flight.callers -= 1
          if (flight.callers > 0) return
          flights.delete(key)
          flight.controller.abort()
        }
        signal?.addEventListener('abort', leave)
        flight.reply.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
      })
    }
  }
}
