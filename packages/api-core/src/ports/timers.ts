/**
 * Runs a callback once after `ms` milliseconds; the function it returns cancels that.
 *
 * @example
 * ```ts
 * const timers: Timers = {
 *   after(ms, callback) {
 *     const handle = setTimeout(callback, ms)
 *     return () => clearTimeout(handle)
 *   },
 * }
 * timers.after(1000, () => {})()
 * ```
 */
export interface Timers {
  after(ms: number, callback: () => void): () => void
}
