/**
 * Milliseconds between two heartbeats of a logged-in page (D6).
 *
 * @example
 * ```ts
 * HEARTBEAT_INTERVAL_MS // 30000
 * ```
 */
export const HEARTBEAT_INTERVAL_MS = 30_000
