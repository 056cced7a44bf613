import type { ApiError } from './apiError.ts'
import { TypedError } from './typedError.ts'

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
