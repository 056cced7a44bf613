import type { AbortedError, NetworkError, TimeoutError } from './connectionErrors.ts'
import type { HttpError, MalformedReplyError, SchemaError } from './replyErrors.ts'
import type { RefusedError, SessionExpiredError } from './refusals.ts'
import { TypedError } from './typedError.ts'

/** Everything a call can reject with, apart from the TypeError of an input that cannot be encoded (D4). */
export type ApiError =
  | AbortedError
  | HttpError
  | MalformedReplyError
  | NetworkError
  | RefusedError
  | SchemaError
  | SessionExpiredError
  | TimeoutError

/**
 * Whether an error is one of the pipeline's eight (D4).
 *
 * @example
 * ```ts
 * try {
 *   await client.call(balance, {})
 * } catch (error) {
 *   if (isApiError(error) && error.kind === 'timeout') showPending()
 *   else throw error
 * }
 * ```
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof TypedError && 'call' in error
}
