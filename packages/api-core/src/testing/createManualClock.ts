import type { Clock, Timers } from '../ports/time.ts'

/** Clock and timers that move only when a test says so. */
export interface ManualClock extends Clock, Timers {
  /** Moves on, running what falls due in its order; promises settle in between. */
  advance(ms: number): Promise<void>
  /** Sets the time without running anything, as a sleeping tab or a clock put back does. */
  set(ms: number): void
  /** How many timers are waiting. */
  readonly pending: number
}

/** Lets every promise that can settle do so: a macrotask runs after all microtasks. */
const settle = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * Makes a clock for tests.
 *
 * @example
 * ```ts
 * const clock = createManualClock()
 * const client = createClient({ ...options, clock, timers: clock })
 * await clock.advance(10_000)
 * ```
 */
export function createManualClock(startMs = 0): ManualClock {
  let now = startMs
  let waiting: { readonly at: number; readonly callback: () => void }[] = []
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      waiting.push(timer)
      return () => {
        waiting = waiting.filter((other) => other !== timer)
      }
    },
    async advance(ms) {
      const until = now + ms
      await settle()
      for (;;) {
        const next = waiting.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= until)
        if (!next) break
        waiting = waiting.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.callback()
        await settle()
      }
      now = until
    },
    set(ms) {
      now = ms
    },
    get pending() {
      return waiting.length
    },
  }
}
