import type { Timers } from './timers.ts'

/** The timers of the platform. They exist alike in browsers, workers and Node. */
export const systemTimers: Timers = {
  after(ms, callback) {
    const handle = setTimeout(callback, ms)
    return () => clearTimeout(handle)
  },
}
