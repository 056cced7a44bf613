import { AbortedError } from '../errors/abortedError.ts'
import { TimeoutError } from '../errors/timeoutError.ts'
import type { Timers } from '../ports/timers.ts'
import type { Middleware } from './middleware.ts'

/**
 * Stops a call when its time is over, its caller aborts, or its epoch ends; the first wins, and the error says which (D3).
 * The time covers headers, body and repeats. The call rejects at once, even over a transport that ignores its signal.
 */
export function deadline({ timers }: { readonly timers: Timers }): Middleware {
  return (next) => (request) =>
    new Promise((resolve, reject) => {
      const { endpoint, signal, epochSignal, timeoutMs } = request
      const sources = [epochSignal, signal]
      const controller = new AbortController()
      let cancel = () => {}
      const release = () => {
        cancel()
        for (const source of sources) source?.removeEventListener('abort', onAbort)
      }
      const stop = (error: Error) => {
        release()
        reject(error)
        controller.abort(error)
      }
      const onAbort = () => stop(new AbortedError(endpoint.name, epochSignal.aborted ? 'epoch' : 'caller'))
      if (sources.some((source) => source?.aborted)) return onAbort()
      for (const source of sources) source?.addEventListener('abort', onAbort)
      cancel = timers.after(timeoutMs, () => stop(new TimeoutError(endpoint.name, timeoutMs)))
      void next({ ...request, signal: controller.signal })
        .then(resolve, reject)
        .then(release)
    })
}
