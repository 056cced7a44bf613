import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidyTables } from '../../jobs/tidyTables.ts'
import { createManualClock } from '../createManualClock.ts'
import { createTestPlayer } from '../createTestPlayer.ts'
import { createTestServer } from '../createTestServer.ts'
import { openTestDatabase } from '../testDatabase.ts'
import { registerMember } from '../registerMember.ts'
import { fillHistory } from './fillHistory.ts'
import { fillPromotions } from './fillPromotions.ts'
import { hotCalls } from './hotCalls.ts'

const clock = createManualClock()
// Connections of PostgreSQL report what they read late; the embedded engine has one, which is asked.
const server = await createTestServer({ clock, database: await openTestDatabase('pglite') })
const keen = createTestPlayer(server.fetch)
const fresh = createTestPlayer(server.fetch)
afterAll(() => server.close())

beforeAll(async () => {
  const past = { days: 400, now: clock.now() }
  for (const [player, rounds, deposits] of [
    [keen, 4_000, 400],
    [fresh, 60, 60],
  ] as const) {
    const { id } = await registerMember(server, player)
    await fillHistory(server.db, { ...past, memberId: id, rounds, deposits })
    await fillPromotions(server.db, { memberId: id, days: rounds / 2, now: past.now })
  }
  await tidyTables(server)
}, 180_000)

/** More than any call needs, and less than one reading of any table of history. */
const bound = 1_000

/** How many rows and index entries were read since the database began, by whatever statement or trigger. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(server.db)
  const { rows } = await sql<{ read: bigint }>`select (
      (select sum(seq_tup_read) from pg_stat_user_tables where schemaname = current_schema())
      + (select sum(idx_tup_read) from pg_stat_user_indexes where schemaname = current_schema())
    )::int8 as read`.execute(server.db)
  return Number(rows[0]?.read)
}

async function rowsOf(work: () => Promise<unknown>): Promise<number> {
  const before = await rowsRead()
  await work()
  return (await rowsRead()) - before
}

test.each(hotCalls().map((call) => [call.name, call] as const))(
  'the call %s reads no more rows for a member with a long history than for a new one',
  async (_name, { prepare, run, undo }) => {
    const read: number[] = []
    for (const player of [fresh, keen]) {
      // The first time opens accounts and sessions; what is counted is the second.
      for (const counted of [false, true]) {
        await prepare?.(player)
        const rows = await rowsOf(() => run(player))
        await undo?.(player)
        if (counted) read.push(rows)
        clock.advance(1_000)
      }
    }
    const [few = 0, many = 0] = read
    expect(many).toBeGreaterThan(0)
    // Dead rows and pages that happen to be read differ by some dozens; reading the history would add 340 or 3,940.
    expect(many).toBeLessThanOrEqual(few * 1.2 + 100)
    // Where both read whole tables, they are alike as well.
    expect(few).toBeLessThan(bound)
  },
)

test('the chart of twelve months reads the sums of that time, however many rounds there were', async () => {
  await keen.call(contract.moneyChart, {})
  // Every day of it as many hours and days as sums are kept by; the rounds alone would be 4,000.
  expect(await rowsOf(() => keen.call(contract.moneyChart, {}))).toBeLessThan(2_000)
})
