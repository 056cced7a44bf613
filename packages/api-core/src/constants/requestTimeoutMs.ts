/**
 * Milliseconds for headers and body of a call (specification, section 9).
 *
 * @example
 * ```ts
 * REQUEST_TIMEOUT_MS // 10000
 * ```
 */
export const REQUEST_TIMEOUT_MS = 10_000
