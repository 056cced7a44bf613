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
import { fillRecords } from './fillRecords.ts'
import { hotCalls } from './hotCalls.ts'

const clock = createManualClock()
// Connections of PostgreSQL report what they read late; the embedded engine has one, which is asked.
const server = await createTestServer({ clock, database: await openTestDatabase('pglite') })
const keen = createTestPlayer(server.fetch)
const fresh = createTestPlayer(server.fetch)
afterAll(() => server.close())

/** A new member has a page of each list, and all of it from the last two days. */
const pasts = [
  { player: keen, days: 400, rounds: 10_000, count: 1_000 },
  { player: fresh, days: 2, rounds: 60, count: 60 },
]

beforeAll(async () => {
  // Others have deposits as well: small tables are read as a whole, which says nothing of large ones.
  const other = await registerMember(server, createTestPlayer(server.fetch))
  const crowd = { memberId: other.id, days: 400, now: clock.now() }
  await fillHistory(server.db, { ...crowd, rounds: 0, deposits: 6_000 })
  for (const { player, days, rounds, count } of pasts) {
    const { id: memberId } = await registerMember(server, player)
    const past = { memberId, days, now: clock.now() }
    await fillHistory(server.db, { ...past, venues: [89, 91, 1, 126], rounds, deposits: count })
    await fillRecords(server.db, {
      ...past,
      transfers: count,
      withdrawals: count,
      rewards: count,
      messages: count,
      others: count,
    })
    await fillPromotions(server.db, { memberId, days: rounds / 2, now: clock.now() })
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

test.each(hotCalls(clock).map((call) => [call.name, call] as const))(
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
    // Sums by hour, day and month are some hundreds, whatever is in them; reading the history would add 940 or 9,940.
    expect(many).toBeLessThanOrEqual(few * 1.2 + 400)
    // Where both read whole tables, they are alike as well.
    expect(few).toBeLessThan(bound)
  },
)

test('the chart of twelve months reads the sums of that time, however many rounds there were', async () => {
  await keen.call(contract.moneyChart, {})
  // Every week of it as many hours and days as sums are kept by, for each venue; the rounds alone would be 10,000.
  expect(await rowsOf(() => keen.call(contract.moneyChart, {}))).toBeLessThan(5_000)
})
