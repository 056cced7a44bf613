import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { ClaimedJob } from './claimJob.ts'
import type { JobHandler } from './jobHandler.ts'
import { queueTimes } from './queueTimes.ts'

interface Settled {
  readonly run_at?: Date
  readonly attempts?: number
  readonly failure: string | null
  readonly done_at?: Date
  readonly dead_at?: Date
}

function afterSuccess(handler: JobHandler, now: number): Settled {
  if (handler.mode !== 'periodic') return { failure: null, done_at: new Date(now) }
  return { failure: null, attempts: 0, run_at: new Date(now + handler.every) }
}

function afterFailure(handler: JobHandler, { attempts }: ClaimedJob, failure: string, now: number): Settled {
  if (handler.mode === 'periodic') return { failure, run_at: new Date(now + handler.every) }
  if (attempts >= handler.attempts) return { failure, dead_at: new Date(now) }
  const wait = Math.min(queueTimes.firstRetry * 2 ** (attempts - 1), queueTimes.longestRetry)
  return { failure, run_at: new Date(now + wait) }
}

/**
 * Writes down how an attempt ended, and answers whether the claim still held. When it did not, another process has the
 * work now, and nothing is written.
 */
export async function settleJob(
  db: Kysely<Schema>,
  handler: JobHandler,
  job: ClaimedJob,
  { failure, now }: { failure: string | null; now: number },
): Promise<boolean> {
  const settled = failure === null ? afterSuccess(handler, now) : afterFailure(handler, job, failure, now)
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...settled, claim: null })
    .where('id', '=', job.id)
    .where('claim', '=', job.claim)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
