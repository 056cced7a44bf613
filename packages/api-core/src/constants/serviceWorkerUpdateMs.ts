/**
 * Milliseconds in which the service worker looks for an update once at most (D18).
 *
 * @example
 * ```ts
 * SERVICE_WORKER_UPDATE_MS // 60000
 * ```
 */
export const SERVICE_WORKER_UPDATE_MS = 60_000
