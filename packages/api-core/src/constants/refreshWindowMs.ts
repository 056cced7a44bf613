/**
 * Milliseconds in which member info, balance and message count are each asked for once at most (D7).
 *
 * @example
 * ```ts
 * REFRESH_WINDOW_MS // 30000
 * ```
 */
export const REFRESH_WINDOW_MS = 30_000
