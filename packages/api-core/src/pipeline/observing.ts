import { isApiError } from '../errors/isApiError.ts'
import type { CallEvent } from '../client/callEvent.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

/** Tells the observer of each call when it is over. An observer that throws disturbs no call. */
export function observing({ observe, clock, logger }: PipelineDeps): Middleware {
  if (!observe) return (next) => next
  return (next) => async (request) => {
    const { name, method, path } = request.endpoint
    const startedAt = clock.now()
    const tell = (outcome: CallEvent['outcome']) => {
      try {
        observe({ name, method, path, durationMs: clock.now() - startedAt, outcome })
      } catch (error) {
        logger?.error('A call observer failed', error)
      }
    }
    try {
      const reply = await next(request)
      tell('ok')
      return reply
    } catch (error) {
      tell(isApiError(error) ? error.kind : 'error')
      throw error
    }
  }
}
