import type { AppDeps } from '../http/appDeps.ts'
import { createContext } from '../http/createContext.ts'
import { jobs } from './jobs.ts'

async function announce({ db, clock }: AppDeps): Promise<void> {
  await db
    .insertInto('jobs')
    .values(jobs.map(({ kind }) => ({ kind, run_at: new Date(clock.now()), attempts: 0, failure: null })))
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute()
}

/**
 * Runs what is due and answers the kinds that ran. Each kind is claimed by moving its time on, under a row lock that
 * other processes skip: two processes never do the same work twice. A failure is written down and the work comes back.
 */
export async function runDueJobs(deps: AppDeps): Promise<string[]> {
  const { db, clock, logger } = deps
  const ctx = createContext(deps)
  await announce(deps)
  const ran: string[] = []
  for (const job of jobs) {
    const now = clock.now()
    const claimed = await db
      .updateTable('jobs')
      .set({ run_at: new Date(now + job.every) })
      .where('kind', '=', (eb) =>
        eb
          .selectFrom('jobs')
          .select('kind')
          .where('kind', '=', job.kind)
          .where('run_at', '<=', new Date(now))
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 0n) continue
    let failure: string | null = null
    try {
      await job.run(ctx)
      ran.push(job.kind)
    } catch (error) {
      failure = error instanceof Error ? error.name : 'unknown'
      logger.error('a job failed', { kind: job.kind, failure })
    }
    await db
      .updateTable('jobs')
      .set((eb) => ({ failure, attempts: failure === null ? 0 : eb('attempts', '+', 1) }))
      .where('kind', '=', job.kind)
      .execute()
  }
  return ran
}
