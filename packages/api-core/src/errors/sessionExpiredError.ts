import { TypedError } from './typedError.ts'

/**
 * The server no longer knows the session (the reserved code `token`). The session has been ended already (D5).
 *
 * @example
 * ```ts
 * new SessionExpiredError('member.balance').kind // 'session-expired'
 * ```
 */
export class SessionExpiredError extends TypedError<'session-expired'> {
  /** The name of the call that failed. */
  declare readonly call: string
  constructor(call: string) {
    super('session-expired', `${call}: session expired`, { call })
  }
}

/**
 * Whether an error is a {@link SessionExpiredError}.
 *
 * @example
 * ```ts
 * if (isSessionExpired(error)) return // the session has been ended already
 * ```
 */
export const isSessionExpired = (error: unknown): error is SessionExpiredError =>
  error instanceof SessionExpiredError
