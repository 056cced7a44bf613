import type { ClientOptions } from '../client/clientOptions.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import { isApiError } from '../errors/isApiError.ts'

/** Hears at its start that a call is made; the function it returns hears how it ended, with undefined for well. */
export type Observing = (options: ClientOptions) => (endpoint: Endpoint) => (failure: unknown) => void

/**
 * The part behind the option `observe`: tells it of each call when it is over, as its caller sees it. An observer that
 * throws disturbs no call.
 *
 * @example
 * ```ts
 * const client = createClient({ session, headers, observing, observe: (event) => console.log(event.name, event.outcome) })
 * ```
 */
export const observing: Observing =
  ({ observe, clock = Date, logger }) =>
  ({ name, method, path }) => {
    const startedAt = clock.now()
    return (failure) => {
      const outcome = isApiError(failure) ? failure.kind : failure ? 'error' : 'ok'
      try {
        observe?.({ name, method, path, durationMs: clock.now() - startedAt, outcome })
      } catch (error) {
        logger?.error('A call observer failed', error)
      }
    }
  }
