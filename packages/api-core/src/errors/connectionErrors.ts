import { TypedError } from './typedError.ts'

/**
 * No complete reply came: no connection, or one that broke. What the transport said is in `cause`.
 *
 * @example
 * ```ts
 * new NetworkError('member.balance', new TypeError('offline')).kind // 'network'
 * ```
 */
export class NetworkError extends TypedError<'network'> {
  /** The name of the call that failed. */
  declare readonly call: string
  constructor(call: string, cause: unknown) {
    super('network', `${call}: connection failed`, { call, cause })
  }
}

/**
 * Whether an error is a {@link NetworkError}.
 *
 * @example
 * ```ts
 * if (isNetworkError(error)) explain('offline')
 * ```
 */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError

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

/** Who stopped a call: its caller's signal, or the end of the session epoch it belonged to (D5). */
export type AbortedBy = 'caller' | 'epoch'

/**
 * The call was stopped, or its reply came too late for its session. Nothing needs to be shown.
 *
 * @example
 * ```ts
 * new AbortedError('member.balance', 'caller').reason // 'caller'
 * ```
 */
export class AbortedError extends TypedError<'aborted'> {
  /** The name of the call that failed. */
  declare readonly call: string
  declare readonly reason: AbortedBy

  constructor(call: string, reason: AbortedBy) {
    super('aborted', `${call}: aborted (${reason})`, { call, reason })
  }
}

/**
 * Whether an error is an {@link AbortedError}.
 *
 * @example
 * ```ts
 * if (isAbortedError(error)) return // nothing to show
 * ```
 */
export const isAbortedError = (error: unknown): error is AbortedError => error instanceof AbortedError
