import type { Clock } from '../services/context.ts'

/** A clock that only moves when a test says so. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void
  set(time: number): void
}

/** Starts on a fixed day unless told otherwise. */
export function createManualClock(start = Date.parse('2026-11-21T04:00:00.000Z')): ManualClock {
  let time = start
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds
    },
    set(next) {
      time = next
    },
  }
}
