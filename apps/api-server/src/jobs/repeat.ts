import type { JobHandler } from './jobHandler.ts'
import type { PeriodicJob } from './periodicJob.ts'

/** Makes periodic work a handler of the queue. */
export function repeat({ kind, every, run }: PeriodicJob): JobHandler {
  return { kind, mode: 'periodic', every, run: ({ ctx }) => run(ctx) }
}
