import type { Endpoint } from '../endpoint/endpoint.ts'
import { type ApiError, isApiError } from '../errors/apiError.ts'
import { type Logger, undisturbed } from '../ports/logger.ts'
import type { Clock } from '../ports/time.ts'

/** What an observer hears of a call when it is over: no input, no reply, no header. */
export interface CallEvent {
  /** The endpoint's name. */
  readonly name: string
  readonly method: string
  /** The path without its query. */
  readonly path: string
  readonly durationMs: number
  /** `ok`, the kind of the error, or `error` for anything else, such as an input that cannot be encoded. */
  readonly outcome: 'ok' | ApiError['kind'] | 'error'
}

/** What observing takes of a client's options. */
export interface ObservingDeps {
  readonly observe?: ((event: CallEvent) => void) | undefined
  readonly clock?: Clock | undefined
  readonly logger?: Logger | undefined
}

/** Hears at its start that a call is made; the function it returns hears how it ended, with undefined for well. */
export type Observing = (options: ObservingDeps) => (endpoint: Endpoint) => (failure: unknown) => void

/**
 * The feature behind the option `observe`: calls it after each call, with the outcome that the caller sees. An observer that
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
