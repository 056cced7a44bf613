import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { errorCode } from '../../db/errorCode.ts'
import { migrate } from '../../db/migrate.ts'
import { type Database, openDatabase, preparationLimits } from '../../db/openDatabase.ts'
import { createPasswordHasher } from '../../security/passwordHasher.ts'
import { systemRandom } from '../../security/random.ts'
import { seed } from '../../seed/seed.ts'
import { auditLedger } from '../../services/ledger/auditLedger.ts'
import { startPostgres } from '../startPostgres.ts'
import { startProcess, type ServerProcess } from '../startProcess.ts'
import { testHashCost } from '../testConfig.ts'
import { fillMembers } from './fillMembers.ts'
import { headersOf } from './load/scenarios.ts'
import { fillSessions } from './load/sessions.ts'

const { values: given } = parseArgs({
  options: {
    /** Transfers that are begun in a second, whether earlier ones were answered or not. */
    rate: { type: 'string', default: '300' },
    /** When SIGTERM is sent; the transfers go on until none has been taken for a second. */
    seconds: { type: 'string', default: '5' },
    on: { type: 'string', default: 'pglite,postgres' },
  },
})
const rate = Number(given.rate)
const seconds = Number(given.seconds)
/** Nobody comes near the limit of a member. */
const members = Math.ceil((rate * (seconds + 5)) / 60)
const connections = 64

/** How a call ended: with a status, not taken because nobody listened any more, or cut on a new or a kept connection. */
type End = 'not taken' | `cut ${string}` | `${number}` | `${number} refused`

async function transfer(api: string, agent: Agent, member: number): Promise<End> {
  const url = new URL(`${contract.transfer.path}?from=0&to=89&amount=1.00&confirm_duplicate=true`, api)
  const headers = { ...headersOf(member), 'accept-encoding': 'identity', 'idempotency-key': randomUUID() }
  const request = get(url, { agent, headers })
  try {
    const [reply]: IncomingMessage[] = await once(request, 'response')
    if (!reply) throw new TypeError('a response is one')
    const done = (await text(reply)).startsWith('{"status":true')
    return reply.statusCode === 200 && !done ? '200 refused' : `${reply.statusCode ?? 0}`
  } catch (error) {
    const code = errorCode(error) ?? 'unknown'
    return code === 'ECONNREFUSED' ? 'not taken' : `cut ${code} ${request.reusedSocket ? 'kept' : 'new'}`
  }
}

/** Sends transfers at the rate, SIGTERM in their middle, and counts how they ended. */
async function drive(server: ServerProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ends = new Map<End, number>()
  const calls: Promise<void>[] = []
  // A server that has answered nothing yet is slow for its first calls.
  const first = await Promise.all(
    Array.from({ length: connections }, (_, index) => transfer(server.api, agent, (index % members) + 1)),
  )
  for (const end of first) ends.set(end, (ends.get(end) ?? 0) + 1)
  const start = performance.now()
  let [inHand, takenAt, before, stoppedAt, inHandThen] = [0, start, 0, 0, 0]
  const send = async (member: number) => {
    inHand += 1
    const end = await transfer(server.api, agent, member)
    inHand -= 1
    if (end !== 'not taken') takenAt = performance.now()
    if (stoppedAt === 0 && end === '200') before += 1
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  for (let sent = 0; stoppedAt === 0 || performance.now() - Math.max(takenAt, stoppedAt) < 1_000;) {
    const passed = performance.now() - start
    for (; sent < (passed * rate) / 1_000; sent += 1) calls.push(send((sent % members) + 1))
    if (stoppedAt === 0 && passed > seconds * 1_000) {
      ;[stoppedAt, inHandThen] = [performance.now(), inHand]
      server.child.kill('SIGTERM')
    }
    await pause(5)
  }
  await Promise.all(calls)
  agent.destroy()
  const code = await server.ended
  return {
    ends,
    perSecond: Math.round(before / seconds),
    inHandThen,
    code,
    ms: Math.round(takenAt - stoppedAt),
  }
}

async function prepare(database: Database): Promise<void> {
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  await migrate(database.db)
  await seed(database.db, { clock: Date, random: systemRandom, hasher })
  await fillMembers(database.db, members)
  await fillSessions(database.db, { members, settled: false })
  await database.close()
}

/** How many transfers the database knows, and how many balances differ from their postings. */
async function readAfterwards(database: Database) {
  const { rows } = await sql<{ moved: number }>`
    select count(*)::int4 as moved from ledger_transactions
    where kind = 'transfer' and member_id ~ '^m[0-9]+$'`.execute(database.db)
  const wrong = (await auditLedger(database.db)).length
  await database.close()
  return { moved: rows[0]?.moved ?? 0, wrong }
}

async function run(
  name: string,
  env: Readonly<Record<string, string>>,
  open: () => Promise<Database>,
): Promise<void> {
  await prepare(await open())
  const { ends, perSecond, inHandThen, code, ms } = await drive(await startProcess(env))
  const { moved, wrong } = await readAfterwards(await open())
  const counts = [...ends].map(([end, count]) => `${count} × ${end}`).join(', ')
  process.stdout.write(
    `${name}: ${rate} offered and ${perSecond} answered a second; ${inHandThen} begun and not answered at SIGTERM, the last answered ${ms} ms after it\n` +
      `  ends: ${counts}; transfers in the database: ${moved}; wrong balances: ${wrong}; exit code ${code}\n`,
  )
  const answered = ends.get('200') ?? 0
  const only = [...ends.keys()].every((end) => end === '200' || end === 'not taken')
  if (!only || moved !== answered || wrong > 0 || code !== 0) process.exitCode = 1
}

const folder = mkdtempSync(join(tmpdir(), 'koi-stop-'))
try {
  if (given.on.includes('pglite')) {
    await run('pglite', { KOI_DATA_DIR: folder }, () => openDatabase({ dataDir: join(folder, 'db') }))
  }
  if (given.on.includes('postgres')) {
    const postgres = await startPostgres(undefined, { durable: true })
    const { databaseUrl } = postgres
    await run('postgres', { DATABASE_URL: databaseUrl }, () =>
      openDatabase({ databaseUrl }, preparationLimits),
    )
    await postgres.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
