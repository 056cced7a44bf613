import { AbortedError, TimeoutError } from '../errors/connectionErrors.ts'
import type { Timers } from '../ports/time.ts'
import type { Middleware } from './middleware.ts'

/**
 * Stops a call when its time is over, its caller aborts, or its epoch ends; the first wins, and the error says which (D3).
 * The time covers all that it is wrapped around: own middlewares, headers, body and repeats. The call rejects at once, even
 * over a transport that ignores its signal.
 *
 * @example
 * ```ts
 * const send = compose([deadline({ timers }), sign])(transport)
 * ```
 */
export function deadline({ timers }: { readonly timers: Timers }): Middleware {
  return (next) => (request) =>
    new Promise((resolve, reject) => {
      const {
        endpoint: { name },
        signal,
        epochSignal,
        timeoutMs,
      } = request
      const controller = new AbortController()
      const stop = (error: Error) => {
        release()
        reject(error)
        controller.abort(error)
      }
      const onAbort = () => stop(new AbortedError(name, epochSignal.aborted ? 'epoch' : 'caller'))
      const cancel = timers.after(timeoutMs, () => stop(new TimeoutError(name, timeoutMs)))
      const release = () => {
        cancel()
        epochSignal.removeEventListener('abort', onAbort)
        signal?.removeEventListener('abort', onAbort)
      }
      if (epochSignal.aborted || signal?.aborted) return onAbort()
      epochSignal.addEventListener('abort', onAbort)
      signal?.addEventListener('abort', onAbort)
      void next({ ...request, signal: controller.signal })
        .then(resolve, reject)
        .then(release)
    })
}
