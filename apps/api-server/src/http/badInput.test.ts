import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { newDevice } from '../testing/newDevice.ts'
import { readLedgerState } from '../testing/readLedgerState.ts'
import { registerMember } from '../testing/registerMember.ts'
import { sampleInputs } from '../testing/sampleInputs.ts'

const failures: unknown[] = []
const server = await createTestServer({
  logger: { info() {}, error: (...entry) => void failures.push(entry) },
})
const player = createTestPlayer(server.fetch)

const tables = [
  'members',
  'sessions',
  'sms_codes',
  'sms_outbox',
  'game_sessions',
  'game_rounds',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_postings',
  'idempotency_keys',
] as const

async function counts(): Promise<Record<string, bigint>> {
  const entries = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ count: bigint }>`select count(*) from ${sql.table(table)}`.execute(
        server.db,
      )
      return [table, rows[0]?.count ?? -1n] as const
    }),
  )
  return Object.fromEntries(entries)
}

const hostile: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '-1',
  '-0.01',
  '1e9',
  '1e-9',
  '0x10',
  'NaN',
  'Infinity',
  '1.234',
  '99999999999999999999',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table members; --",
  '" or ""="',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e锦鲤\ud83d\udc1f',
  '１２３',
  '0000-00-00',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '2026-13-01T00:00:00.000Z',
  'x'.repeat(2_000),
  'x'.repeat(1_048_576),
]

async function send(endpoint: Endpoint, fields: string, extra: Record<string, string> = {}) {
  const headers: Record<string, string> = {
    d: 'koi-web',
    device: newDevice(),
    t: player.token() ?? '',
    'idempotency-key': randomUUID(),
    ...extra,
  }
  if (endpoint.method === 'GET') return server.fetch(`${endpoint.path}?${fields}`, { headers })
  const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  return server.fetch(endpoint.path, { method: endpoint.method, headers: type, body: fields })
}

function encode(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString()
}

const envelope = v.object({ status: v.boolean(), data: v.unknown() })
const allowed = [200, 400, 405, 413, 415]

async function expectRefusal(reply: Response, mayPass: boolean): Promise<void> {
  const text = await reply.text()
  expect(allowed).toContain(reply.status)
  expect(text).not.toMatch(/\.ts:|node_modules|at .*\(|syntax error|postgres|kysely|valibot/i)
  const { status } = v.parse(envelope, JSON.parse(text))
  expect(mayPass ? [true, false] : [false]).toContain(status)
}

const calls = Object.entries(contract)
const sampleOf = (name: string) => Object.entries(sampleInputs).find(([key]) => key === name)?.[1] ?? {}

/** Calls that are refused whenever a field of theirs is bad, and that change something when it is not. */
const writing = new Set([
  'register',
  'sendSms',
  'transfer',
  'leave',
  'login',
  'forgetPassword',
  'setAutoTransfer',
])

const account = 'target01'
const login = () => player.login(account, 'carp2026')

beforeAll(async () => {
  await registerMember(server, player, { account })
  await login()
})
afterAll(() => server.close())

describe('hostile input', () => {
  test.each(calls)('to %s is refused, and changes nothing', async (name, endpoint) => {
    const sample = sampleOf(name)
    const before = await counts()
    const { central } = await player.call(contract.balance, {})
    for (const field of Object.keys(sample)) {
      const { [field]: _left, ...rest } = sample
      if (writing.has(name) && field !== 'invite_code')
        await expectRefusal(await send(endpoint, encode(rest)), false)
      await expectRefusal(await send(endpoint, `${encode(sample)}&${field}=twice`), false)
      await expectRefusal(await send(endpoint, `${encode(rest)}&${field}=%zz`), false)
      await expectRefusal(await send(endpoint, `${encode(rest)}&${field}=%C3%28`), false)
      for (const text of hostile) {
        const fields = encode({ ...sample, [field]: text })
        const harmless = endpoint.effect === 'read' || name === 'heartbeat' || name === 'launch'
        await expectRefusal(await send(endpoint, fields), harmless)
      }
    }
    expect(name === 'launch' ? before : await counts()).toEqual(before)
    expect(await player.call(contract.balance, {})).toMatchObject({ central })
  })

  test.each(calls)('%s stands any encoding, any size and unknown fields', async (name, endpoint) => {
    const before = await counts()
    const wrong = [
      ['application/json', '{"from":0,"to":89,"amount":"10"}'],
      ['text/xml', '<a/>'],
      ['multipart/form-data', 'x'],
      ['application/x-www-form-urlencoded', '&&&===&=&%'],
      ['application/x-www-form-urlencoded', 'x'.repeat(1_048_576)],
      ['application/x-www-form-urlencoded', '__proto__[polluted]=1&constructor=x&toString=y'],
    ] as const
    for (const [type, body] of wrong) {
      if (endpoint.method === 'GET') await expectRefusal(await send(endpoint, body), true)
      else {
        const harmless = Object.keys(sampleOf(name)).length === 0
        await expectRefusal(await send(endpoint, body, { 'content-type': type }), harmless)
      }
      if (name === 'logout') await login()
    }
    const changing = name === 'logout' || name === 'recycle'
    expect(changing ? before : await counts()).toEqual(before)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test.each(['\u0000', 'x'.repeat(5_000), "' or 1=1 --", '../', '%00'])(
    'a token of %.10j is no token',
    async (token) => {
      // Some of these no header can carry at all: the request then fails before it is sent.
      const reply = await send(contract.balance, '', { t: token }).catch(() => null)
      const body: unknown = reply ? await reply.json() : { status: false, data: 'token' }
      expect(body).toEqual({ status: false, data: 'token' })
    },
  )
})

test('after all of it nothing failed inside, and the ledger sums to zero', async () => {
  expect(failures).toEqual([])
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
