import { TypedError } from './typedError.ts'

/**
 * The server answered with another status than 200. A redirect is never followed: browsers hide its status, so it is 0
 * there, and Node tells it (301, 302 and so on). The body is at hand for those who ask, and neither in the message nor
 * enumerable.
 *
 * @example
 * ```ts
 * new HttpError('member.balance', 429, '', '7').retryAfter // '7'
 * ```
 */
export class HttpError extends TypedError<'http'> {
  /** The name of the call that failed. */
  declare readonly call: string
  declare readonly status: number
  /** The `Retry-After` header as it came, seconds or a date; null when there was none. */
  declare readonly retryAfter: string | null
  /** The reply's text as it came. */
  declare readonly body: string

  constructor(call: string, status: number, body: string, retryAfter: string | null) {
    super('http', `${call}: HTTP ${status}`, { call, status, retryAfter, body })
  }
}

/**
 * Whether an error is an {@link HttpError}.
 *
 * @example
 * ```ts
 * if (isHttpError(error) && error.status === 413) explain('too large')
 * ```
 */
export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError
