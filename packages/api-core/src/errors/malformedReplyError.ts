import { TypedError } from './typedError.ts'

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
