import { TypedError } from './typedError.ts'

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
