import { AbortedError } from './abortedError.ts'
import type { ApiError } from './apiError.ts'
import { HttpError } from './httpError.ts'
import { MalformedReplyError } from './malformedReplyError.ts'
import { NetworkError } from './networkError.ts'
import { RefusedError } from './refusedError.ts'
import { SchemaError } from './schemaError.ts'
import { SessionExpiredError } from './sessionExpiredError.ts'
import { TimeoutError } from './timeoutError.ts'

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
  return (
    error instanceof AbortedError ||
    error instanceof HttpError ||
    error instanceof MalformedReplyError ||
    error instanceof NetworkError ||
    error instanceof RefusedError ||
    error instanceof SchemaError ||
    error instanceof SessionExpiredError ||
    error instanceof TimeoutError
  )
}
