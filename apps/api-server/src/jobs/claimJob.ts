import { sql, type Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Context } from '../services/context.ts'
import { queueTimes } from './queueTimes.ts'

/** Work that this process has taken on until the claim runs out. */
export interface ClaimedJob {
  readonly id: string
  readonly kind: string
  readonly payload: string
  /** Which attempt this is, from 1. */
  readonly attempts: number
  readonly claim: string
}

/**
 * Takes on the work of these kinds that has been due longest, under a row lock that other processes skip. A claim that
 * ran out is due again: its process died.
 */
export async function claimJob(
  db: Kysely<Schema>,
  ctx: Pick<Context, 'clock' | 'random'>,
  kinds: readonly string[],
): Promise<ClaimedJob | undefined> {
  const now = ctx.clock.now()
  const claim = ctx.random.uuid()
  const claimed = await db
    // Materialised, so that the lock is taken once and on one row whatever the planner makes of the update.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('jobs')
          .select('id')
          .where('done_at', 'is', null)
          .where('dead_at', 'is', null)
          .where('run_at', '<=', new Date(now))
          .where(sql<boolean>`kind = any(${sql.val([...kinds])}::text[])`)
          .orderBy('run_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('jobs')
    .from('due')
    .set((eb) => ({
      claim,
      run_at: new Date(now + queueTimes.claim),
      attempts: eb('jobs.attempts', '+', 1),
    }))
    .whereRef('jobs.id', '=', 'due.id')
    .returning(['jobs.id', 'jobs.kind', 'jobs.payload', 'jobs.attempts'])
    .executeTakeFirst()
  return claimed && { ...claimed, claim }
}
