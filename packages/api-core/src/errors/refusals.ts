import { TypedError } from './typedError.ts'

/**
 * A business refusal: HTTP 200 with status false (D2). `code` is a code of the contract, or `text` when a foreign backend
 * sent a message instead: `text` then holds it, to be shown as plain text, and is empty when there was none.
 *
 * @example
 * ```ts
 * new RefusedError('wallet.transfer', 'insufficient-balance', { available: '8.00' }).details // { available: '8.00' }
 * ```
 */
export class RefusedError extends TypedError<'refused'> {
  /** The name of the call that failed. */
  declare readonly call: string
  declare readonly code: string

  /** What the reply said beside the code, such as a limit or the time until the next try. */
  declare readonly details: Readonly<Record<string, unknown>>

  /** The message of a foreign backend; undefined when there is a code. */
  declare readonly text: string | undefined

  constructor(call: string, code: string, details: Readonly<Record<string, unknown>> = {}, text?: string) {
    super('refused', `${call}: refused (${code})`, { call, code, details, text })
  }
}

/**
 * Whether an error is a {@link RefusedError}, and has this code if one is given.
 *
 * @example
 * ```ts
 * if (isRefused(error, 'insufficient-balance')) offerDeposit()
 * ```
 */
export const isRefused = (error: unknown, code?: string): error is RefusedError =>
  error instanceof RefusedError && (code === undefined || error.code === code)

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

/** The error of a reply with status false: a code, an object with one, or a foreign backend's text (D2). */
export function refusal(call: string, data: unknown): RefusedError | SessionExpiredError {
  const content: Record<string, unknown> = typeof data === 'object' ? { ...data } : { code: data }
  const { code, ...details } = content
  const text = typeof code === 'string' ? code : ''
  if (text === 'token') return new SessionExpiredError(call)
  return /^[a-z][a-z0-9-]*$/.test(text)
    ? new RefusedError(call, text, details)
    : new RefusedError(call, 'text', details, text)
}
