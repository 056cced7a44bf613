import type { Clock } from '../ports/time.ts'

/** The server's time, estimated from its replies (D12). */
export interface ServerClock extends Clock {
  /** Takes in the `Date` header of a reply that was asked for at `sentAt`, in milliseconds of the device's clock. */
  learn(dateHeader: string | null, sentAt: number): void
}

/**
 * Makes a clock that shows the server's time on a device whose own may be wrong. Until a reply has stated the time it shows
 * the device's.
 *
 * @example
 * ```ts
 * const serverClock = createServerClock({ clock: Date })
 * serverClock.learn('Sat, 21 Nov 2026 12:41:07 GMT', Date.now())
 * serverClock.now()
 * ```
 */
export function createServerClock({ clock }: { clock: Clock }): ServerClock {
  let low = -Infinity
  let high = Infinity
  return {
    now: () => clock.now() + (Math.round((low + high) / 2) || 0),
    learn(dateHeader, sentAt) {
      const stated = Date.parse(dateHeader ?? '')
      const now = clock.now()
      if (Number.isNaN(stated) || now < sentAt) return
      // The header has whole seconds and was written somewhere on the trip, so each reply gives bounds for the offset.
      const [atLeast, atMost] = [stated - now, stated + 1000 - sentAt]
      low = Math.max(low, atLeast)
      high = Math.min(high, atMost)
      // No overlap: one of the clocks was set meanwhile, and only the newest bounds hold.
      if (low > high) [low, high] = [atLeast, atMost]
    },
  }
}
