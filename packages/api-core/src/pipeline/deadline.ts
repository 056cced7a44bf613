import { AbortedError } from '../errors/abortedError.ts'
import { TimeoutError } from '../errors/timeoutError.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

/**
 * Stops a call when its time is over, its caller aborts, or its epoch ends; the first wins, and the error says which (D3).
 * The time covers headers, body and repeats. The call rejects at once, even over a transport that ignores its signal.
 */
export function deadline({ timers }: PipelineDeps): Middleware {
  return (next) => (request) =>
    new Promise((resolve, reject) => {
      const { endpoint, signal, epochSignal, timeoutMs } = request
      const controller = new AbortController()
      const stop = (error: Error) => {
        release()
        reject(error)
        controller.abort(error)
      }
      const onCaller = () => stop(new AbortedError(endpoint.name, 'caller'))
      const onEpoch = () => stop(new AbortedError(endpoint.name, 'epoch'))
      let cancel = () => {}
      const release = () => {
        cancel()
        signal?.removeEventListener('abort', onCaller)
        epochSignal.removeEventListener('abort', onEpoch)
      }
      if (epochSignal.aborted) onEpoch()
      else if (signal?.aborted) onCaller()
      else {
        signal?.addEventListener('abort', onCaller)
        epochSignal.addEventListener('abort', onEpoch)
        cancel = timers.after(timeoutMs, () => stop(new TimeoutError(endpoint.name, timeoutMs)))
        void next({ ...request, signal: controller.signal })
          .then(resolve, reject)
          .finally(release)
      }
    })
}
