import type { Clock } from '../ports/time.ts'

/** At most one start per window (D7). */
export interface Throttle<T> {
  /**
   * Starts `task` when the window since the last start is over, or when `force` is set. A call in flight is shared, forced
   * or not. Gives undefined when it is skipped.
   */
  run(task: () => Promise<T>, options?: { force?: boolean | undefined }): Promise<T> | undefined
  /** Forgets the last start and the call in flight: the next run starts at once. */
  reset(): void
}

/**
 * Makes a throttle whose window is counted from the last start, whether that succeeded or not (D7).
 *
 * @example
 * ```ts
 * const balance = createThrottle<number>({ windowMs: 30_000, clock: Date })
 * await balance.run(loadBalance)
 * await balance.run(loadBalance) // undefined: skipped
 * await balance.run(loadBalance, { force: true }) // 1: money has moved
 * ```
 */
export function createThrottle<T>({ windowMs, clock }: { windowMs: number; clock: Clock }): Throttle<T> {
  let startedAt = Number.NaN
  let flight: Promise<T> | undefined
  return {
    run(task, options) {
      const now = clock.now()
      // A clock that was set back must not hold refreshes up: a start in the future does not count.
      const waiting = now >= startedAt && now - startedAt < windowMs
      if (flight || (waiting && !options?.force)) return flight
      startedAt = now
      const started = task().finally(() => {
        if (flight === started) flight = undefined
      })
      flight = started
      return started
    },
    reset() {
      startedAt = Number.NaN
      flight = undefined
    },
  }
}
