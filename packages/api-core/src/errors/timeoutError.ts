import { TypedError } from './typedError.ts'

/**
 * The time for headers and body was over before the reply was complete (D3). The outcome at the server is unknown.
 *
 * @example
 * ```ts
 * new TimeoutError('wallet.transfer', 10_000).timeoutMs // 10000
 * ```
 */
export class TimeoutError extends TypedError<'timeout'> {
  /** The name of the call that failed. */
  declare readonly call: string
  declare readonly timeoutMs: number

  constructor(call: string, timeoutMs: number) {
    super('timeout', `${call}: no reply within ${timeoutMs} ms`, { call, timeoutMs })
  }
}

/**
 * Whether an error is a {@link TimeoutError}.
 *
 * @example
 * ```ts
 * if (isTimeoutError(error)) showPending() // what became of it is not known
 * ```
 */
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError
