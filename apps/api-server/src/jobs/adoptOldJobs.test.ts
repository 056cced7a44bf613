import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { createTestDatabase, openTestDatabase } from '../testing/testDatabase.ts'
import { handle } from './jobHandler.ts'
import { runDueJobs } from './runJobs.ts'

const hour = 3_600_000
// The former queue is taken over in real time, before the queue follows this clock.
const clock = createManualClock(Date.now() + hour)
const noted = { name: 'test.note', payload: v.object({ text: v.string() }), attempts: 3 } as const
const postgres = await createTestDatabase('empty')
afterAll(() => postgres.drop())

const embedded = async () => [await openTestDatabase('pglite')]
const twoProcesses = async () => {
  const { databaseUrl } = postgres
  const databases = [await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl })]
  for (const { db } of databases) await migrate(db)
  return databases
}

describe.each([
  ['on the embedded engine', embedded],
  ['on PostgreSQL with two processes', twoProcesses],
])('a server of this version over a database of the former queue %s', (_name, open) => {
  let servers: TestServer[] = []
  const done: string[] = []
  const note = handle(noted, async (_trx, { payload }) => void done.push(payload.text))
  const run = async () => {
    for (const server of servers) await runDueJobs(server.deps)
  }

  beforeAll(async () => {
    const databases = await open()
    const [{ db } = { db: null }] = databases
    if (!db) throw new Error('no database')
    const at = (ms: number) => new Date(clock.now() + ms)
    await sql`drop table if exists jobs`.execute(db)
    await sql`create table jobs (kind text, dedupe_key text, payload text, run_at timestamptz,
      done_at timestamptz, dead_at timestamptz)`.execute(db)
    await sql`insert into jobs values
      ('test.note', 'test.note:open', '{"text":"open"}', ${at(hour)}, null, null),
      ('test.note', 'test.note:done', '{"text":"done"}', ${at(0)}, ${at(0)}, null),
      ('test.note', 'test.note:dead', '{"text":"dead"}', ${at(0)}, null, ${at(0)}),
      ('forget-jobs', 'forget-jobs', 'null', ${at(0)}, null, null)`.execute(db)
    servers = await Promise.all(
      databases.map((database) => createTestServer({ clock, database, handlers: [note] })),
    )
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  test('an open job of the old table runs once at its time, and no other job of that table runs', async () => {
    await run()
    expect(done).toEqual([])
    clock.advance(hour)
    await run()
    expect(done).toEqual(['open'])
  })

  test('knows work that was asked for before by the former queue', async () => {
    for (const { deps, db } of servers) {
      await deps.queue.enqueue(db, { kind: noted, payload: { text: 'open' }, dedupeKey: 'open' })
    }
    await run()
    expect(done).toEqual(['open'])
  })
})
