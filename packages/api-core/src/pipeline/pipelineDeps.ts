import type { RandomPort } from '../ports/randomPort.ts'
import type { Timers } from '../ports/timers.ts'

/** What the layers around a call are made from; each takes what it needs. */
export interface PipelineDeps {
  readonly timers: Timers
  readonly random: RandomPort
}
