/**
 * Tells the time in milliseconds since the epoch. `Date` itself fits.
 *
 * @example
 * ```ts
 * const clock: Clock = { now: () => Date.UTC(2026, 10, 21) }
 * ```
 */
export interface Clock {
  now(): number
}

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

// Beyond 2 ** 31 platforms call back at once, as if no time were asked for.
const LONGEST_MS = 1e9

/** The timers of the platform. They exist alike in browsers, workers and Node, and wait for eleven days at
 * most. */
export const systemTimers: Timers = {
  after(ms, callback) {
    const handle = setTimeout(callback, Math.min(ms, LONGEST_MS))
    return () => clearTimeout(handle)
  },
}
