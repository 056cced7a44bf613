import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../db/migrate.ts'
import { type Database, openDatabase, preparationLimits } from '../../db/openDatabase.ts'
import { tidyTables } from '../../jobs/tidyTables.ts'
import { createPasswordHasher } from '../../security/passwordHasher.ts'
import { systemRandom } from '../../security/random.ts'
import { seed } from '../../seed/seed.ts'
import { auditLedger } from '../../services/ledger/auditLedger.ts'
import { createManualClock } from '../createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../createTestPlayer.ts'
import { createTestServer, type TestServer } from '../createTestServer.ts'
import { fillHistory } from '../history/fillHistory.ts'
import { fillPromotions } from '../history/fillPromotions.ts'
import { fillRecords } from '../history/fillRecords.ts'
import { type HotCall, hotCalls } from '../history/hotCalls.ts'
import { registerMember } from '../registerMember.ts'
import { startPostgres } from '../startPostgres.ts'
import { testHashCost } from '../testConfig.ts'
import { fillMembers } from './fillMembers.ts'

/** What one run is made of; the whole is what the figures of `docs` are taken from. */
const setting = {
  members: Number(process.env['KOI_BENCH_MEMBERS'] ?? 20_000),
  rounds: Number(process.env['KOI_BENCH_ROUNDS'] ?? 500_000),
  deposits: Number(process.env['KOI_BENCH_DEPOSITS'] ?? 1_000),
  transfers: Number(process.env['KOI_BENCH_TRANSFERS'] ?? 20_000),
  repeats: Number(process.env['KOI_BENCH_REPEATS'] ?? 200),
}
const clock = createManualClock()
const accounts = { keen: 'keenplayer', fresh: 'freshplayer' }

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function prepare(server: TestServer): Promise<{ keen: TestPlayer; fresh: TestPlayer }> {
  const [keen, fresh] = [createTestPlayer(server.fetch), createTestPlayer(server.fetch)]
  await fillMembers(server.db, setting.members)
  const { rounds, deposits, transfers } = setting
  // As many deposits as the members have together: small tables are read as a whole, which says nothing of large ones.
  const crowd = await registerMember(server, createTestPlayer(server.fetch))
  const theirs = { memberId: crowd.id, days: 400, now: clock.now() }
  await fillHistory(server.db, { ...theirs, rounds: 0, deposits: setting.members })
  const venues = [89, 90, 91, 92, 1, 84, 126, 127]
  const member = await registerMember(server, keen, { account: accounts.keen })
  const long = { memberId: member.id, days: 400, now: clock.now() }
  await fillHistory(server.db, { ...long, venues, rounds, deposits })
  await fillRecords(server.db, {
    ...long,
    transfers,
    withdrawals: 400,
    rewards: 400,
    messages: 2_000,
    others: 1_000,
  })
  await fillPromotions(server.db, { memberId: member.id, days: 1_000, now: clock.now() })
  // A new member has a page of each list, so that both get replies of the same size, all of it of the last two days.
  const other = await registerMember(server, fresh, { account: accounts.fresh })
  const short = { memberId: other.id, days: 2, now: clock.now() }
  await fillHistory(server.db, { ...short, venues, rounds: 60, deposits: 60 })
  await fillRecords(server.db, {
    ...short,
    transfers: 60,
    withdrawals: 60,
    rewards: 60,
    messages: 60,
    others: 60,
  })
  await fillPromotions(server.db, { memberId: other.id, days: 60, now: clock.now() })
  await sql`analyze`.execute(server.db)
  await tidyTables(server)
  const { rows } = await sql<{ postings: bigint }>`
    select count(*) as postings from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where a.member_id = ${member.id}`.execute(server.db)
  const differences = await auditLedger(server.db)
  print(`  ${rows[0]?.postings} postings on accounts of the member, ${differences.length} wrong balances`)
  return { keen, fresh }
}

async function timeOf({ prepare: before, run, undo }: HotCall, player: TestPlayer): Promise<number> {
  await before?.(player)
  const start = performance.now()
  await run(player)
  const end = performance.now()
  await undo?.(player)
  return end - start
}

/** What a quarter of the times is below: what else the machine does makes calls slower alone. */
function quick(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN
}

/** The same call of both members in turn, each first as often as the other, so that what else the machine does meets both. */
async function compare(
  call: HotCall,
  { keen, fresh }: { keen: TestPlayer; fresh: TestPlayer },
): Promise<number> {
  const times: { keen: number[]; fresh: number[] } = { keen: [], fresh: [] }
  // The turns of all calls together take longer than a session lasts.
  await keen.login(accounts.keen, 'carp2026')
  await fresh.login(accounts.fresh, 'carp2026')
  for (let turn = -10; turn < setting.repeats; turn += 1) {
    clock.advance(5_000)
    const order = [['keen', keen] as const, ['fresh', fresh] as const]
    for (const [name, player] of turn % 2 === 0 ? order : order.toReversed()) {
      const time = await timeOf(call, player)
      if (turn >= 0) times[name].push(time)
    }
  }
  return quick(times.keen) / quick(times.fresh)
}

async function measure(database: Database): Promise<boolean> {
  await migrate(database.db)
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  await seed(database.db, { clock, random: systemRandom, hasher })
  const server = await createTestServer({ database, clock, config: { checkReplies: false } })
  try {
    const players = await prepare(server)
    let held = true
    for (const call of hotCalls(clock)) {
      const ratio = await compare(call, players)
      held &&= ratio <= 1.2
      print(`  ${call.name.padEnd(40)} ${ratio.toFixed(2)}`)
    }
    return held
  } finally {
    await server.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'koi-bench-'))
const wanted = process.argv.slice(2)
const engines = {
  postgres: async () => {
    const postgres = await startPostgres()
    try {
      return await measure(await openDatabase({ databaseUrl: postgres.databaseUrl }, preparationLimits))
    } finally {
      await postgres.stop()
    }
  },
  pglite: async () => measure(await openDatabase({ dataDir: join(folder, 'db') })),
}
print('What a call costs a member with a long history, as a multiple of what it costs a new one:')
try {
  for (const [name, run] of Object.entries(engines)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    print(name)
    if (!(await run())) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
