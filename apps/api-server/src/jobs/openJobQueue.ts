import { sql, type Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { fromKysely, PgBoss, type Queue } from 'pg-boss'
import type { Database } from '../db/openDatabase.ts'
import type { Schema } from '../db/schema.ts'
import type { Logger } from '../services/logger.ts'
import type { JobQueue } from '../services/queue/jobQueue.ts'
import { adoptOldJobs } from './adoptOldJobs.ts'
import type { JobHandler } from './jobHandler.ts'
import { repairTimes } from './repairTimes.ts'

/** Where work goes that was tried in vain as often as its kind allows. */
export const givenUp = 'given-up'
/** The one queue of all periodic work; a job's key says which. */
export const periodic = 'periodic'

const minute = 60
const day = 24 * 60 * minute

/** Times of the queue in seconds, and how often work is tried. */
const everyQueue = {
  /** How long a claim holds. Work of a process that died is taken up by another after this. */
  expireInSeconds: 2 * minute,
  /** After the first attempt work waits 1 to 2 seconds, and twice that after each further one, up to the longest. */
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 10 * minute,
  /** Done work is remembered this long, so that asking for it again does nothing. */
  deleteAfterSeconds: 7 * day,
  // Work that waits is never thrown away: with the default of 14 days, a clock that runs ahead for a moment would do so.
  retentionSeconds: 3650 * day,
}

/** The queue of a server process. */
export interface RunningQueue extends JobQueue {
  readonly boss: PgBoss
  readonly handlers: readonly JobHandler[]
  /**
   * What has to be done from time to time, when a minute has passed since the last time or the clock says less: times
   * that lie ahead of the clock are pulled in, claims of dead processes end, and periodic work is announced.
   */
  maintain(now: number): Promise<void>
  /** To be called before the database closes. */
  close(): Promise<void>
}

function queuesOf(handlers: readonly JobHandler[]): [name: string, options: Omit<Queue, 'name'>][] {
  return [
    [givenUp, { ...everyQueue, retryLimit: 20, deleteAfterSeconds: 90 * day }],
    // One job a key, waiting or running. What fails or dies is announced anew within a minute.
    [periodic, { ...everyQueue, policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: day }],
    ...handlers.flatMap((handler): [string, Omit<Queue, 'name'>][] =>
      handler.mode === 'periodic'
        ? []
        : [[handler.kind, { ...everyQueue, retryLimit: handler.attempts - 1, deadLetter: givenUp }]],
    ),
  ]
}

async function createQueues(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, new Map(Object.entries(queue))]))
  for (const [name, options] of queuesOf(handlers)) {
    const stored = known.get(name)
    const { policy: _, ...changeable } = options
    if (!stored) await boss.createQueue(name, options)
    else if (Object.entries(changeable).some(([option, value]) => stored.get(option) !== value)) {
      await boss.updateQueue(name, changeable)
    }
  }
}

/** Lets processes that start together install the queue one after the other. */
async function alone({ db, engine }: Database, work: () => Promise<void>): Promise<void> {
  // The embedded engine has one process, and one connection, which the lock would keep from the work.
  if (engine === 'pglite') return work()
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('koi.jobs'))`.execute(connection)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtext('koi.jobs'))`.execute(connection)
    }
  })
}

/** The id of work by its name, so that asking twice for it gives one row. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/**
 * Opens the queue in the database, and installs or migrates its schema where that is missing or old.
 *
 * pg-boss keeps the rows and their states; when work is looked for and how it is done stays with us, so that it ends
 * in the transaction of what it did, and one clock drives all of it.
 */
export async function openJobQueue({
  database,
  logger,
  handlers,
}: {
  readonly database: Database
  readonly logger: Logger
  readonly handlers: readonly JobHandler[]
}): Promise<RunningQueue> {
  const boss = new PgBoss({
    db: { executeSql: database.query },
    backend: database.engine,
    // Its timers stay off, but for the list of queues: `maintain` does what they would do.
    supervise: false,
    schedule: false,
    registerInstance: false,
  })
  boss.on('error', (error) => logger.error('the job queue failed', { name: error.name }))
  boss.on('warning', ({ message }) => logger.error('the job queue warns', { message }))
  const kinds = new Set(handlers.map(({ kind }) => kind))
  const announcements = handlers
    .filter(({ mode }) => mode === 'periodic')
    .map(({ kind }) => ({ singletonKey: kind }))
  let maintainedAt = -Infinity

  async function put(
    trx: Kysely<Schema>,
    kind: string,
    name: string,
    payload: unknown,
    at?: Date,
  ): Promise<void> {
    // An unknown queue would be looked up outside the transaction, which waits for ever on the embedded engine.
    if (!kinds.has(kind)) throw new RangeError(`No handler does ${kind}: add it to jobHandlers.`)
    const options = { id: idOf(name), db: fromKysely(trx), ...(at && { startAfter: at }) }
    await boss.send(kind, { payload }, options)
  }

  await alone(database, async () => {
    await boss.start()
    await createQueues(boss, handlers)
    await adoptOldJobs(database.db, (trx, { kind, dedupe_key, payload, run_at }) =>
      put(trx, kind, dedupe_key, JSON.parse(payload), run_at),
    )
  })
  return {
    boss,
    handlers,
    enqueue: (trx, { kind: { name }, payload, runAt, dedupeKey }) =>
      put(trx, name, `${name}:${dedupeKey}`, payload, runAt === undefined ? undefined : new Date(runAt)),
    async maintain(now) {
      if (now >= maintainedAt && now - maintainedAt < minute * 1000) return
      maintainedAt = now
      await repairTimes(boss.getDb())
      await boss.supervise()
      if (announcements.length > 0) await boss.insert(periodic, announcements)
    },
    close: () => boss.stop({ graceful: false, close: false }),
  }
}
