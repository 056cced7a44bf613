import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { startPostgres } from '../testing/startPostgres.ts'
import { claimJob } from './claimJob.ts'
import { deliver } from './deliver.ts'
import { enqueue } from './enqueue.ts'
import { handle } from './handle.ts'
import type { JobHandler } from './jobHandler.ts'
import { queueTimes } from './queueTimes.ts'
import { runDueJobs } from './runDueJobs.ts'

const clock = createManualClock()
const noted = { name: 'test.note', payload: v.object({ text: v.string() }), attempts: 3 } as const
const embedded = await createTestServer({ clock })
const postgres = await startPostgres()
const shared = () => openDatabase({ databaseUrl: postgres.databaseUrl })
const migrated = await shared()
await migrate(migrated.db)
const processes = [
  await createTestServer({ clock, database: migrated }),
  await createTestServer({ clock, database: await shared() }),
]

afterAll(async () => {
  for (const server of [embedded, ...processes]) await server.close()
  await postgres.stop()
})

/** Leaves a note in the database: work that takes effect there. */
const note = handle(noted, async (trx, { payload }) => {
  await trx.insertInto('statistics').values({ url: payload.text, platform_ck: 'note' }).execute()
})

describe.each([
  ['on the embedded engine', [embedded, embedded]],
  ['on PostgreSQL with two processes', processes],
] as const)('the queue %s', (_name, servers) => {
  const [server = embedded] = servers
  const ctx = { clock, random: server.deps.random }
  const run = (handlers: readonly JobHandler[], on: TestServer = server) => runDueJobs(on.deps, handlers)
  const notes = async () => {
    const rows = await server.db.selectFrom('statistics').select('url').orderBy('id').execute()
    return rows.map(({ url }) => url)
  }
  const ask = (text: string, runAt?: number) =>
    enqueue(server.db, {
      ctx,
      input: { kind: noted, payload: { text }, dedupeKey: text, ...(runAt === undefined ? {} : { runAt }) },
    })
  const rows = () => server.db.selectFrom('jobs').selectAll().where('kind', '=', noted.name).execute()

  beforeEach(async () => {
    await server.db.deleteFrom('jobs').execute()
    await server.db.deleteFrom('statistics').execute()
  })

  test('does work when it is due, and once', async () => {
    await ask('later', clock.now() + 5_000)
    expect(await run([note])).toEqual([])
    clock.advance(5_000)
    expect(await run([note])).toEqual([noted.name])
    expect(await run([note])).toEqual([])
    expect(await notes()).toEqual(['later'])
  })

  test('knows work that was asked for before, open or done', async () => {
    await ask('one')
    await ask('one')
    await run([note])
    await ask('one')
    await run([note])
    expect(await notes()).toEqual(['one'])
    expect(await rows()).toHaveLength(1)
  })

  test('forgets work whose transaction was rolled back', async () => {
    const rolledBack = server.db.transaction().execute(async (trx) => {
      await enqueue(trx, { ctx, input: { kind: noted, payload: { text: 'gone' }, dedupeKey: 'gone' } })
      throw new RangeError('no')
    })
    await expect(rolledBack).rejects.toThrow(RangeError)
    expect(await rows()).toEqual([])
  })

  test('spreads work over runners without doing any twice', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `note-${index}`)
    for (const text of texts) await ask(text)
    const ran = await Promise.all([...servers, ...servers, ...servers].map((one) => run([note], one)))
    expect(ran.flat()).toHaveLength(texts.length)
    expect((await notes()).toSorted()).toEqual(texts.toSorted())
  })

  test('tries again later and later, gives up after the last attempt, and keeps what failed', async () => {
    let tries = 0
    const failing = handle(noted, async (trx) => {
      tries += 1
      await trx
        .insertInto('statistics')
        .values({ url: `half-${tries}`, platform_ck: 'half' })
        .execute()
      throw new RangeError('secret of a member')
    })
    await ask('bad')
    await run([failing])
    expect(tries).toBe(1)
    clock.advance(queueTimes.firstRetry - 1)
    await run([failing])
    expect(tries).toBe(1)
    clock.advance(1)
    await run([failing])
    clock.advance(queueTimes.firstRetry * 2)
    await run([failing])
    clock.advance(queueTimes.longestRetry)
    await run([failing])
    expect(tries).toBe(3)
    expect(await rows()).toMatchObject([{ attempts: 3, failure: 'RangeError', done_at: null, claim: null }])
    expect((await rows())[0]?.dead_at).not.toBeNull()
    expect(await notes()).toEqual([])
  })

  test('takes up the work of a process that died, once its claim runs out', async () => {
    await ask('orphan')
    const taken = await claimJob(server.db, ctx, [noted.name])
    expect(taken?.attempts).toBe(1)
    expect(await run([note])).toEqual([])
    clock.advance(queueTimes.claim)
    expect(await run([note])).toEqual([noted.name])
    expect(await notes()).toEqual(['orphan'])
  })

  test('gives up work that took its process with it at every attempt', async () => {
    await ask('poison')
    for (let attempt = 1; attempt <= noted.attempts; attempt += 1) {
      expect(await claimJob(server.db, ctx, [noted.name])).toMatchObject({ attempts: attempt })
      clock.advance(queueTimes.claim)
    }
    expect(await run([note])).toEqual([])
    expect(await rows()).toMatchObject([{ failure: 'claim-lost' }])
    expect(await notes()).toEqual([])
  })

  test('lets no slow runner finish work that another has taken up meanwhile', async () => {
    const slow = deliver(noted, async () => {
      clock.advance(queueTimes.claim)
      await run([note])
      throw new RangeError('too late')
    })
    await ask('slow')
    expect(await run([slow])).toEqual([])
    expect(await notes()).toEqual(['slow'])
    const [row] = await rows()
    expect(row?.failure).toBeNull()
    expect(row?.done_at).not.toBeNull()
  })

  test('leaves kinds that it does not know to processes that do', async () => {
    await sql`insert into jobs (id, kind, dedupe_key, payload, run_at, created_at)
      values ('x', 'test.newer', 'x', '{}', now() - interval '1 year', now())`.execute(server.db)
    await ask('known')
    expect(await run([note])).toEqual([noted.name])
  })
})
