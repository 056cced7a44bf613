import { transact } from '../db/transact.ts'
import type { AppDeps } from '../http/appDeps.ts'
import type { Context } from '../services/context.ts'
import type { ClaimedJob } from './claimJob.ts'
import { failureName } from './failureName.ts'
import type { JobHandler } from './jobHandler.ts'
import { settleJob } from './settleJob.ts'

async function attempt(deps: AppDeps, ctx: Context, handler: JobHandler, job: ClaimedJob): Promise<boolean> {
  const work = { ctx, deps, payload: JSON.parse(job.payload) }
  const now = () => ctx.clock.now()
  if (handler.mode !== 'inside') {
    await handler.run(work)
    return settleJob(deps.db, handler, job, { failure: null, now: now() })
  }
  return transact(deps.db, async (trx) => {
    // Marked first: the row stays locked, so nobody takes the work on while this transaction lasts.
    const held = await settleJob(trx, handler, job, { failure: null, now: now() })
    if (held) await handler.run(trx, work)
    return held
  })
}

/** Does claimed work and answers whether it succeeded. A failure is written down; the work comes back or is given up. */
export async function performJob(
  deps: AppDeps,
  ctx: Context,
  handler: JobHandler,
  job: ClaimedJob,
): Promise<boolean> {
  let failure = 'claim-lost'
  // More attempts than allowed: the last one took its process with it.
  if (handler.mode === 'periodic' || job.attempts <= handler.attempts) {
    try {
      return await attempt(deps, ctx, handler, job)
    } catch (error) {
      failure = failureName(error)
    }
  }
  const last = handler.mode !== 'periodic' && job.attempts >= handler.attempts
  const fields = { kind: job.kind, failure, attempt: job.attempts }
  deps.logger.error(last ? 'a job is given up' : 'a job failed', fields)
  await settleJob(deps.db, handler, job, { failure, now: ctx.clock.now() })
  return false
}
