import type { CallEvent } from '../client/callEvent.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import { isApiError } from '../errors/isApiError.ts'
import type { Clock } from '../ports/clock.ts'
import type { Logger } from '../ports/logger.ts'
import { undisturbed } from '../ports/undisturbed.ts'

/** What observing takes of a client's options. */
export interface ObservingDeps {
  readonly observe?: ((event: CallEvent) => void) | undefined
  readonly clock?: Clock | undefined
  readonly logger?: Logger | undefined
}

/** Hears at its start that a call is made; the function it returns hears how it ended, with undefined for well. */
export type Observing = (options: ObservingDeps) => (endpoint: Endpoint) => (failure: unknown) => void

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
      const durationMs = clock.now() - startedAt
      void undisturbed(() => observe?.({ name, method, path, durationMs, outcome }), logger)
    }
  }
