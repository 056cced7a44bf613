import { TypedError } from './typedError.ts'
import type { SchemaIssue } from '../endpoint/endpoint.ts'

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

/** What is wrong with a reply: no JSON, no boolean status, a login without a token in its header, or no file where one was asked for. */
export type MalformedReason = 'not-json' | 'no-status' | 'no-token' | 'no-file'

/**
 * The reply is not the envelope of D2. Its text is not part of the message, and not enumerable.
 *
 * @example
 * ```ts
 * new MalformedReplyError('member.balance', 'not-json').reason // 'not-json'
 * ```
 */
export class MalformedReplyError extends TypedError<'malformed-reply'> {
  /** The name of the call that failed. */
  declare readonly call: string
  declare readonly reason: MalformedReason
  /** The reply's text as it came. */
  declare readonly body: string

  constructor(call: string, reason: MalformedReason, body = '') {
    super('malformed-reply', `${call}: malformed reply (${reason})`, { call, reason, body })
  }
}

/**
 * Whether an error is a {@link MalformedReplyError}.
 *
 * @example
 * ```ts
 * if (isMalformedReplyError(error)) explain(error.reason)
 * ```
 */
export const isMalformedReplyError = (error: unknown): error is MalformedReplyError =>
  error instanceof MalformedReplyError

/**
 * The reply does not fit the contract. The message names the first field that does not; issues, which may quote values,
 * are not enumerable.
 *
 * @example
 * ```ts
 * new SchemaError('member.balance', [{ message: 'not a string', path: ['central'] }]).message // 'member.balance: does not fit the contract at central'
 * ```
 */
export class SchemaError extends TypedError<'schema'> {
  /** The name of the call that failed. */
  declare readonly call: string
  /** Everything that does not fit, in the words of the schema library. */
  declare readonly issues: readonly SchemaIssue[]

  constructor(call: string, issues: readonly SchemaIssue[]) {
    const path = issues[0]?.path?.map((step) => (typeof step === 'object' ? step.key : step)).join('.')
    super('schema', `${call}: does not fit the contract${path ? ` at ${path}` : ''}`, { call, issues })
  }
}

/**
 * Whether an error is a {@link SchemaError}.
 *
 * @example
 * ```ts
 * if (isSchemaError(error)) explain(error.message)
 * ```
 */
export const isSchemaError = (error: unknown): error is SchemaError => error instanceof SchemaError
