import { AbortedError } from '../errors/abortedError.ts'
import type { ApiReply } from './apiReply.ts'
import type { ApiRequest } from './apiRequest.ts'
import type { Middleware } from './middleware.ts'

interface Flight {
  readonly reply: Promise<ApiReply>
  readonly leave: () => void
  callers: number
}

/**
 * Lets identical reads in flight share one request. Identical means: same epoch, endpoint, input, headers and timeout. A
 * caller that aborts leaves alone; the request itself stops when its last caller has left.
 */
export function sharing(): Middleware {
  return (next) => {
    const flights = new Map<string, Flight>()

    const depart = (key: string, request: ApiRequest): Flight => {
      const controller = new AbortController()
      const reply = next({ ...request, signal: controller.signal }).finally(remove)
      const flight: Flight = { reply, callers: 0, leave }
      function remove() {
        if (flights.get(key) === flight) flights.delete(key)
      }
      function leave() {
        flight.callers -= 1
        if (flight.callers > 0) return
        remove()
        controller.abort()
      }
      flights.set(key, flight)
      return flight
    }

    return (request) => {
      const { endpoint, epoch, url, body, headers, timeoutMs, read, signal, options } = request
      const alone =
        endpoint.effect !== 'read' || (body && typeof body !== 'string') || options.onUploadProgress
      if (alone || signal?.aborted) return next(request)
      const key = JSON.stringify([epoch, endpoint.name, url, body, headers, timeoutMs, Boolean(read)])
      const flight = flights.get(key) ?? depart(key, request)
      flight.callers += 1
      if (!signal) return flight.reply
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.leave()
          reject(new AbortedError(endpoint.name, 'caller'))
        }
        signal.addEventListener('abort', leave, { once: true })
        flight.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    }
  }
}
