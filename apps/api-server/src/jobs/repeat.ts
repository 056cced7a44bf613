import type { JobHandler } from './jobHandler.ts'
import type { PeriodicJob } from './periodicJob.ts'

/** Makes periodic work a handler of the queue. */
export function repeat(job: PeriodicJob): JobHandler {
  return { kind: job.kind, mode: 'periodic', every: job.every, run: ({ ctx }) => job.run(ctx) }
}
