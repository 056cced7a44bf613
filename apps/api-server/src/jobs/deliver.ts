import * as v from 'valibot'
import type { JobHandler, JobWork } from './jobHandler.ts'
import type { JobKind } from './jobKind.ts'

/**
 * Work that speaks to another server, outside any transaction. A process that dies in the middle does it again, so the
 * other side has to know a repeat by its id.
 */
export function deliver<Payload extends v.GenericSchema>(
  kind: JobKind<Payload>,
  run: (work: JobWork<v.InferOutput<Payload>>) => Promise<void>,
): JobHandler {
  return {
    kind: kind.name,
    mode: 'outside',
    attempts: kind.attempts,
    run: async (work) => run({ ...work, payload: v.parse(kind.payload, work.payload) }),
  }
}
