import type { ApiReply, Middleware } from './middleware.ts'

interface Flight {
  readonly controller: AbortController
  readonly reply: Promise<ApiReply>
  callers: number
}

/**
 * Lets identical reads in flight share one request. Identical means: same epoch, endpoint, input and headers. A caller
 * that aborts or whose own time is over leaves alone, rejected by the deadline around it; the request itself stops
 * when its last caller has left. Calls with files, upload progress or the option `read` are never shared.
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
      const { endpoint, epoch, url, body, headers, signal, options } = request
      const alone =
        endpoint.effect !== 'read' ||
        (body && typeof body !== 'string') ||
        options.onUploadProgress ||
        options.read
      if (alone || signal?.aborted) return next(request)
      const key = JSON.stringify([epoch, endpoint.name, url, body, headers])
      let flight = flights.get(key)
      if (!flight) {
        const controller = new AbortController()
        // Should a flight that everyone left take the place of a newer one along, that one is merely not shared any more.
        const reply = next({ ...request, signal: controller.signal }).finally(() => flights.delete(key))
        flight = { controller, reply, callers: 0 }
        flights.set(key, flight)
      }
      flight.callers += 1
      // The deadline has already rejected a caller that leaves.
      const leave = () => {
        flight.callers -= 1
        if (flight.callers) return
        flights.delete(key)
        flight.controller.abort()
      }
      signal?.addEventListener('abort', leave)
      return flight.reply.finally(() => signal?.removeEventListener('abort', leave))
    }
  }
}
