import type { Clock } from '../ports/clock.ts'
import type { RandomPort } from '../ports/randomPort.ts'
import type { Timers } from '../ports/timers.ts'

/** What the layers around a call are made from; each takes what it needs. */
export interface PipelineDeps {
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
}
