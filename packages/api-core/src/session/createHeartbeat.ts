import type { Clock, Timers } from '../ports/time.ts'
import { type Logger, undisturbed } from '../ports/logger.ts'
import type { Visibility } from '../ports/visibility.ts'

/** A beat that goes on until it is stopped. Both may be called twice. */
export interface Heartbeat {
  start(): void
  stop(): void
}

/** What a heartbeat needs. */
export interface HeartbeatOptions {
  readonly clock: Clock
  readonly timers: Timers
  readonly visibility: Visibility
  /** Sends one beat. A rejection is logged and otherwise ignored. */
  readonly beat: () => Promise<unknown>
  /** Milliseconds between the starts of two beats. */
  readonly intervalMs: number
  readonly logger?: Logger | undefined
}

/**
 * Makes the heartbeat of a logged-in page (D6): the first beat one interval after `start`, at most one in flight, and one
 * at once when a page that was hidden for an interval or more becomes visible.
 *
 * @example
 * ```ts
 * const heartbeat = createHeartbeat({ ...browserPorts(), beat: () => client.call(beat, game()), intervalMs: 30_000 })
 * heartbeat.start()
 * ```
 */
export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { clock, timers, visibility, beat, intervalMs, logger } = options
  let stop: (() => void) | undefined

  const begin = () => {
    let last = clock.now()
    let inFlight = false
    let cancel = () => {}

    const arm = () => {
      cancel()
      cancel = timers.after(Math.min(intervalMs, Math.max(0, last + intervalMs - clock.now())), tick)
    }
    const tick = async () => {
      if (inFlight) return
      // A clock that was set back far must not silence it, so that its leap counts as time gone by.
      if (Math.abs(clock.now() - last) >= intervalMs) {
        inFlight = true
        last = clock.now()
        await undisturbed(beat, logger, 'warn')
        inFlight = false
        if (stop !== end) return
      }
      arm()
    }
    const unsubscribe = visibility.subscribe(() => visibility.hidden() || void tick())
    const end = () => {
      cancel()
      unsubscribe()
    }
    arm()
    return end
  }

  return {
    start() {
      stop ??= begin()
    },
    stop() {
      stop?.()
      stop = undefined
    },
  }
}
