import { PGlite } from '@electric-sql/pglite'
import { getRequestListener } from '@hono/node-server'
import { fenToDecimal } from '@koi/api-core/amount'
import { contract } from '@koi/contract'
import { Hono, type Context } from 'hono'
import { createServer } from 'node:http'
import { Pool, TypeOverrides, types } from 'pg'
import * as v from 'valibot'
import { callLimits } from '../../db/openDatabase.ts'
import { access } from '../../rules/access.ts'
import { sha256 } from '../../security/token.ts'
import { copyReply } from './load/copyReply.ts'

/**
 * What the calls of the server are held against: the least that answers the same by the same SQL, without any rule of ours.
 * Takes its setting as JSON and prints its port.
 */
const setting = v.parse(
  v.object({
    koi: v.string(),
    databaseUrl: v.nullable(v.string()),
    dataDir: v.nullable(v.string()),
    /** Whether PostgreSQL keeps the plans of its statements by name, as ours are. */
    prepared: v.boolean(),
  }),
  JSON.parse(process.argv[2] ?? ''),
)

async function openQuery(): Promise<(text: string, values: unknown[]) => Promise<{ rows: unknown[] }>> {
  if (setting.databaseUrl === null) {
    const pglite = await PGlite.create({
      dataDir: setting.dataDir ?? '',
      parsers: { [types.builtins.INT8]: BigInt },
    })
    return (text, values) => pglite.query(text, values)
  }
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, BigInt)
  const pool = new Pool({
    connectionString: setting.databaseUrl,
    max: callLimits.connections,
    types: overrides,
  })
  if (!setting.prepared) return (text, values) => pool.query(text, values)
  const names = new Map<string, string>()
  return (text, values) => {
    const name = names.get(text) ?? `bare ${names.size}`
    names.set(text, name)
    return pool.query({ name, text, values })
  }
}

const query = await openQuery()

interface SessionRow {
  id: string
  member_id: string
}

interface AccountRow {
  kind: string
  venue_id: number
  balance: bigint
}

async function sessionOf(c: Context): Promise<SessionRow | undefined> {
  const hash = sha256(c.req.header('t') ?? '')
  const now = Date.now()
  const { rows } = await query(
    `select "id", "member_id", "login_id", "token_hash", "token_issued_at", "last_active_at" from "sessions"
      where ("token_hash" = $1 or ("previous_hash" = $2 and "previous_until" > $3)) and "device" = $4
      and "ended_at" is null and "expires_at" > $5 and "last_active_at" > $6`,
    [hash, hash, new Date(now), c.req.header('device'), new Date(now), new Date(now - access.session.idle)],
  )
  return rows[0] as SessionRow | undefined
}

const app = new Hono()

app.get(contract.balance.path, async (c) => {
  const session = await sessionOf(c)
  if (!session) return c.json({ status: false, data: 'token' }, 401)
  const found = await query(
    'select "kind", "venue_id", "balance" from "ledger_accounts" where "member_id" = $1',
    [session.member_id],
  )
  const rows = found.rows as AccountRow[]
  const sum = (fits: (row: AccountRow) => boolean) =>
    fenToDecimal(rows.reduce((total, row) => (fits(row) ? total + row.balance : total), 0n))
  return c.json({
    status: true,
    data: {
      central: sum((row) => row.kind === 'wallet' && row.venue_id === 0),
      venues: sum((row) => row.kind === 'wallet' && row.venue_id !== 0),
      held: sum((row) => row.kind === 'held'),
      bonus: sum((row) => row.kind.startsWith('bonus')),
      total: sum((row) => row.kind === 'wallet' || row.kind === 'held'),
      at: new Date().toISOString(),
    },
  })
})

app.post(contract.heartbeat.path, async (c) => {
  const { platform } = await c.req.parseBody()
  const session = await sessionOf(c)
  if (!session) return c.json({ status: false, data: 'token' }, 401)
  const at = new Date()
  await query(
    'update "sessions" set "seen_at" = $1, "seen_game" = $2, "seen_platform" = $3 where "id" = $4',
    [at, null, platform || null, session.id],
  )
  return c.json({ status: true, data: { serverTime: at.toISOString() } })
})

const list = await copyReply(new URL(contract.gameList.path, setting.koi))
app.get(contract.gameList.path, (c) => c.body(list.body, 200, list.headers))

const server = createServer({ keepAliveTimeout: 5_000 }, getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`)
})
// Whoever started it is gone.
process.stdin.on('end', () => process.exit())
process.stdin.resume()
