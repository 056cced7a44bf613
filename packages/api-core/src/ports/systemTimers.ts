import type { Timers } from './timers.ts'

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
