import { fromKysely, type CommandResponse, type JobWithMetadata, type PgBoss } from 'pg-boss'
import * as v from 'valibot'
import { errorCode } from '../db/errorCode.ts'
import { transact } from '../db/transact.ts'
import type { AppDeps, Context } from '../services/context.ts'
import { Refusal } from '../services/refusal.ts'
import type { JobHandler } from './jobHandler.ts'
import { givenUp, periodic, type RunningQueue } from './openJobQueue.ts'

/** What jobs are done with. */
export interface JobDeps extends AppDeps {
  readonly queue: RunningQueue
}

/** Which work is looked for, and when to stop looking. */
interface Drain {
  readonly deps: JobDeps
  readonly ctx: Context
  readonly handlers: readonly JobHandler[]
  /** Asked before each piece of work. */
  readonly stopped?: () => boolean
}

type Job = JobWithMetadata<{ payload?: unknown } | null>

const settled = v.object({ affected: v.number() })
const failed = v.object({ failure: v.string() })
const due = v.object({ name: v.string() })

/** Whether the claim still held. When it did not, another process has the work now, and nothing was written. */
function held(response: CommandResponse): boolean {
  return v.parse(settled, response).affected > 0
}

/** What may be written down of a failure: a code or a name, never a message, which may quote values. */
function failureName(error: unknown): string {
  if (error instanceof Refusal) return error.code
  const name = error instanceof Error ? error.name : 'unknown'
  const code = errorCode(error)
  return code === undefined ? name : `${name} ${code}`
}

/** Does a job in the way of its kind, and answers whether the claim held until its end. */
async function perform({ deps, ctx }: Drain, handler: JobHandler | undefined, job: Job): Promise<boolean> {
  const { boss } = deps.queue
  const work = { ctx, deps, payload: job.data?.payload }
  if (!handler) return false
  switch (handler.mode) {
    case 'inside':
      return transact(deps.db, async (trx) => {
        // Marked first: the row stays locked, so nobody takes the work on while this transaction lasts.
        const claimed = held(await boss.complete(job.name, job, null, { db: fromKysely(trx) }))
        if (claimed) await handler.run(trx, work)
        return claimed
      })
    case 'outside':
      await handler.run(work)
      return held(await boss.complete(job.name, job))
    default:
      await handler.run(ctx, deps)
      return true
  }
}

/** Takes periodic work off the queue and puts its next run on. */
async function renew({ db, queue: { boss } }: JobDeps, job: Job, seconds: number): Promise<void> {
  await transact(db, async (trx) => {
    const options = { db: fromKysely(trx) }
    if (!held(await boss.deleteJob(job.name, job, options))) return
    await boss.send(job.name, null, { ...options, singletonKey: job.singletonKey ?? '', startAfter: seconds })
  })
}

async function reportGivenUp({ logger, queue: { boss } }: JobDeps, job: Job): Promise<void> {
  const outcome = v.safeParse(failed, job.sourceOutput)
  logger.error('a job is given up', {
    kind: job.sourceName ?? '',
    // Where no attempt wrote down why it failed, the last one took its process with it.
    failure: outcome.success ? outcome.output.failure : 'claim-lost',
    attempt: (job.sourceRetryCount ?? 0) + 1,
  })
  await boss.complete(job.name, job)
}

/** Does a job and answers its kind where it succeeded. What failed is noted; it comes back or is given up. */
async function doJob(drain: Drain, job: Job): Promise<string | null> {
  const { deps, handlers } = drain
  const kind = job.name === periodic ? job.singletonKey : job.name
  const handler = handlers.find((one) => one.kind === kind)
  let failure: string | null = null
  let done = false
  try {
    done = await perform(drain, handler, job)
  } catch (error) {
    failure = failureName(error)
    deps.logger.error('a job failed', { kind: kind ?? '', failure, attempt: job.retryCount + 1 })
  }
  if (job.name === periodic) {
    // Work that only a newer version knows comes back in a minute, when that one may be the first.
    await renew(deps, job, handler?.mode === 'periodic' ? handler.every / 1000 : 60)
  } else if (failure !== null) await deps.queue.boss.fail(job.name, job, { failure })
  return done ? kind : null
}

/** Which of these queues have work that is due: one look at all, since fetching from each would cost a query each. */
async function dueQueues(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select q.name from unnest($1::text[]) as q (name)
    where exists (
      select from pgboss.job as j
      where j.name = q.name and j.state in ('created', 'retry') and not j.blocked
        and j.start_after <= pgboss.job_now()
    )`,
    [names],
  )
  return rows.map((row) => v.parse(due, row).name)
}

/**
 * Does everything that is due, and answers the kinds that succeeded. Each job is claimed under a row lock that other
 * processes skip, so two processes never do the same work twice. A failure is written down with its attempt and keeps
 * the rest going.
 */
export async function drainQueue(drain: Drain): Promise<string[]> {
  const { deps, ctx, handlers, stopped = () => false } = drain
  const { boss } = deps.queue
  await deps.queue.maintain(ctx.clock.now())
  const names = new Set(handlers.map(({ kind, mode }) => (mode === 'periodic' ? periodic : kind))).add(
    givenUp,
  )
  const ran: string[] = []
  for (let found = true; found && !stopped();) {
    found = false
    for (const name of await dueQueues(boss, [...names])) {
      while (!stopped()) {
        const [job] = await boss.fetch<{ payload?: unknown } | null>(name, { includeMetadata: true })
        if (!job) break
        found = true
        const kind = name === givenUp ? await reportGivenUp(deps, job) : await doJob(drain, job)
        if (kind) ran.push(kind)
      }
    }
  }
  return ran
}
