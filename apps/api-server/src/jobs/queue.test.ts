import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { createTestDatabase, openTestDatabase } from '../testing/testDatabase.ts'
import { deliver, handle, schedule, type JobHandler } from './jobHandler.ts'
import { runDueJobs } from './runJobs.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const claim = 2 * minute + 1
const year = 365 * 24 * hour

const clock = createManualClock()
const noted = { name: 'test.note', payload: v.object({ text: v.string() }), attempts: 3 } as const

/** Leaves a note in the database: work that takes effect there. */
const note = handle(noted, async (trx, { payload }) => {
  await trx.insertInto('statistics').values({ url: payload.text, platform_ck: 'note' }).execute()
})
const everyMinute = schedule('test.tick', minute, async ({ db, random }) => {
  await db
    .insertInto('statistics')
    .values({ url: `tick ${random.uuid()}`, platform_ck: 'note' })
    .execute()
})

const logged: unknown[] = []
const logger = { error: (...line: unknown[]) => void logged.push(line) }
const options = { clock, logger, handlers: [note, everyMinute] }
const embedded = await createTestServer({ ...options, database: await openTestDatabase('pglite') })
const postgres = await createTestDatabase()
const shared = () => openDatabase({ databaseUrl: postgres.databaseUrl })
const processes = [
  await createTestServer({ ...options, database: await shared() }),
  await createTestServer({ ...options, database: await shared() }),
]

afterAll(async () => {
  for (const server of [embedded, ...processes]) await server.close()
  await postgres.drop()
})

describe.each([
  ['on the embedded engine', [embedded, embedded]],
  ['on PostgreSQL with two processes', processes],
] as const)('the queue %s', (_name, servers) => {
  const [server = embedded] = servers
  const { boss, enqueue } = server.deps.queue
  const run = (handlers: readonly JobHandler[] = [note], on: TestServer = server) =>
    runDueJobs(on.deps, handlers)
  const notes = async () => {
    const rows = await server.db.selectFrom('statistics').select('url').orderBy('id').execute()
    return rows.map(({ url }) => url)
  }
  const enqueueNote = (text: string, runAt?: number) =>
    enqueue(server.db, {
      kind: noted,
      payload: { text },
      dedupeKey: text,
      ...(runAt === undefined ? {} : { runAt }),
    })
  const rows = () => boss.findJobs(noted.name)
  /** A process takes work on and dies. */
  const takeAndDie = () => boss.fetch(noted.name)

  beforeEach(async () => {
    await boss.deleteAllJobs()
    await server.db.deleteFrom('statistics').execute()
    logged.length = 0
    clock.advance(minute)
  })

  test('a job runs when it is due, and once', async () => {
    await enqueueNote('later', clock.now() + 5_000)
    expect(await run()).toEqual([])
    clock.advance(5_000)
    expect(await run()).toEqual([noted.name])
    expect(await run()).toEqual([])
    expect(await notes()).toEqual(['later'])
  })

  test('knows work that was asked for before, open or done', async () => {
    await enqueueNote('one')
    await enqueueNote('one')
    await run()
    await enqueueNote('one')
    await run()
    expect(await notes()).toEqual(['one'])
    expect(await rows()).toHaveLength(1)
  })

  test('forgets work whose transaction was rolled back', async () => {
    const rolledBack = server.db.transaction().execute(async (trx) => {
      await enqueue(trx, { kind: noted, payload: { text: 'gone' }, dedupeKey: 'gone' })
      throw new RangeError('no')
    })
    await expect(rolledBack).rejects.toThrow(RangeError)
    expect(await rows()).toEqual([])
  })

  test('refuses work that nobody does, instead of waiting for its queue', async () => {
    const unknown = { ...noted, name: 'test.unknown' }
    const asked = server.db
      .transaction()
      .execute((trx) => enqueue(trx, { kind: unknown, payload: { text: 'x' }, dedupeKey: 'x' }))
    await expect(asked).rejects.toThrow('No handler does test.unknown')
  })

  test('spreads work over runners without doing any twice', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `note-${index}`)
    for (const text of texts) await enqueueNote(text)
    const ran = await Promise.all([...servers, ...servers, ...servers].map((one) => run([note], one)))
    expect(ran.flat()).toHaveLength(texts.length)
    expect((await notes()).toSorted()).toEqual(texts.toSorted())
  })

  test('tries again later and later, gives up after the last attempt, tells it and keeps what failed', async () => {
    let tries = 0
    const failing = handle(noted, async (trx) => {
      tries += 1
      await trx
        .insertInto('statistics')
        .values({ url: `half-${tries}`, platform_ck: 'half' })
        .execute()
      throw new RangeError('secret of a member')
    })
    const failed = (attempt: number) => ['a job failed', { kind: noted.name, failure: 'RangeError', attempt }]
    await enqueueNote('bad')
    for (const [attempt, wait] of [2, 4, 600].entries()) {
      await run([failing])
      expect(tries).toBe(attempt + 1)
      // A wait is between half and all of what it may be, so that what failed together does not come back together.
      clock.advance((wait * second) / 2 - 1)
      await run([failing])
      expect(tries).toBe(attempt + 1)
      clock.advance((wait * second) / 2 + 1)
    }
    await run([failing])
    expect(tries).toBe(3)
    expect(logged).toEqual([
      failed(1),
      failed(2),
      failed(3),
      ['a job is given up', { kind: noted.name, failure: 'RangeError', attempt: 3 }],
    ])
    expect(await rows()).toMatchObject([
      { state: 'failed', retryCount: 2, output: { failure: 'RangeError' } },
    ])
    expect(await notes()).toEqual([])
  })

  test('takes up the work of a process that died, once its claim runs out', async () => {
    await enqueueNote('orphan')
    expect(await takeAndDie()).toHaveLength(1)
    expect(await run()).toEqual([])
    clock.advance(claim)
    await run()
    clock.advance(2 * second)
    expect(await run()).toEqual([noted.name])
    expect(await notes()).toEqual(['orphan'])
  })

  test('gives up work that took its process with it at every attempt, and tells it', async () => {
    await enqueueNote('poison')
    for (let attempt = 1; attempt <= noted.attempts; attempt += 1) {
      expect(await takeAndDie()).toHaveLength(1)
      clock.advance(claim)
      expect(await run()).toEqual([])
      clock.advance(4 * second)
    }
    expect(await run()).toEqual([])
    expect(logged).toEqual([
      ['a job is given up', { kind: noted.name, failure: 'claim-lost', attempt: noted.attempts }],
    ])
    expect(await notes()).toEqual([])
  })

  test('lets no slow runner finish work that another has taken up meanwhile', async () => {
    const slow = deliver(noted, async () => {
      clock.advance(claim)
      await run()
      clock.advance(2 * second)
      await run()
      throw new RangeError('too late')
    })
    await enqueueNote('slow')
    expect(await run([slow])).toEqual([])
    expect(await notes()).toEqual(['slow'])
    expect(await rows()).toMatchObject([{ state: 'completed', output: null }])
  })

  test('leaves kinds that it does not know to processes that do', async () => {
    await boss.createQueue('test.newer')
    await boss.send('test.newer', {})
    await enqueueNote('known')
    expect(await run()).toEqual([noted.name])
    expect(await boss.findJobs('test.newer', { queued: true })).toHaveLength(1)
  })

  describe('when the clock jumps', () => {
    const ticks = async () => (await notes()).length
    const later = async (ms: number) => {
      clock.advance(ms)
      await run([note, everyMinute])
    }

    test.each([
      ['a year ahead and back again', year],
      ['back by an hour', 0],
    ])('periodic jobs go on when the clock jumps, none later than its period: %s', async (_what, ahead) => {
      const start = clock.now()
      await later(0)
      await later(minute)
      expect(await ticks()).toBe(2)
      clock.advance(ahead)
      await later(0)
      const before = await ticks()
      clock.set(start - hour)
      await later(0)
      await later(minute)
      expect(await ticks()).toBe(before + 1)
      await later(minute)
      expect(await ticks()).toBe(before + 2)
    })

    test('jobs that were enqueued or tried while the clock was ahead run after it went back', async () => {
      const start = clock.now()
      const failing = handle(noted, async () => {
        throw new RangeError('not yet')
      })
      await enqueueNote('tried')
      clock.set(start + year)
      await run([failing])
      await enqueueNote('put', clock.now() + 10 * second)
      clock.set(start)
      await run()
      clock.advance(10 * second)
      expect(await run()).toEqual([noted.name, noted.name])
      expect((await notes()).toSorted()).toEqual(['put', 'tried'])
    })

    test('takes up what a process claimed and cleaned up while it was ahead', async () => {
      const start = clock.now()
      await enqueueNote('claimed')
      clock.set(start + year)
      await later(0)
      clock.set(start + year + minute)
      await enqueueNote('orphan')
      expect(await takeAndDie()).toHaveLength(1)
      clock.set(start)
      await later(0)
      await later(claim)
      await later(2 * second)
      expect((await notes()).filter((text) => !text.startsWith('tick'))).toEqual(['claimed', 'orphan'])
    })

    test('throws nothing away that waits for its time', async () => {
      const start = clock.now()
      await enqueueNote('patient', start + hour)
      clock.set(start + year)
      await boss.supervise()
      expect(await rows()).toHaveLength(1)
      clock.set(start)
    })
  })
})
