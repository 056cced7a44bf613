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
  repeats: Number(process.env['KOI_BENCH_REPEATS'] ?? 200),
}
const clock = createManualClock()

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function prepare(server: TestServer): Promise<{ keen: TestPlayer; fresh: TestPlayer }> {
  const [keen, fresh] = [createTestPlayer(server.fetch), createTestPlayer(server.fetch)]
  const past = { days: 400, now: clock.now() }
  await fillMembers(server.db, setting.members)
  const member = await registerMember(server, keen)
  const { rounds, deposits } = setting
  await fillHistory(server.db, { ...past, memberId: member.id, rounds, deposits })
  const other = await registerMember(server, fresh)
  // A page of each list, so that both get replies of the same size.
  await fillHistory(server.db, { ...past, memberId: other.id, rounds: 60, deposits: 60 })
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The same call of both members in turn, each first as often as the other, so that what else the machine does meets both. */
async function compare(
  call: HotCall,
  { keen, fresh }: { keen: TestPlayer; fresh: TestPlayer },
): Promise<number> {
  const times: { keen: number[]; fresh: number[] } = { keen: [], fresh: [] }
  for (let turn = -10; turn < setting.repeats; turn += 1) {
    clock.advance(5_000)
    const order = [['keen', keen] as const, ['fresh', fresh] as const]
    for (const [name, player] of turn % 2 === 0 ? order : order.toReversed()) {
      const time = await timeOf(call, player)
      if (turn >= 0) times[name].push(time)
    }
  }
  return median(times.keen) / median(times.fresh)
}

async function measure(database: Database): Promise<boolean> {
  await migrate(database.db)
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  await seed(database.db, { clock, random: systemRandom, hasher })
  const server = await createTestServer({ database, clock, config: { checkReplies: false } })
  try {
    const players = await prepare(server)
    let held = true
    for (const call of hotCalls()) {
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
