import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, newDevice } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { hostileTexts } from '../testing/hostileTexts.ts'
import { readLedgerState } from '../testing/readLedgerState.ts'
import { digestTables } from '../testing/readTables.ts'
import { registerMember } from '../testing/registerMember.ts'
import { inputFields, sampleInput } from '../testing/sampleInput.ts'
import { routes } from './routes/routes.ts'

const failures: unknown[] = []
const clock = createManualClock()
const server = await createTestServer({
  clock,
  config: { memberLimits: { read: 10_000, write: 10_000, money: 10_000 } },
  logger: { error: (...entry) => void failures.push(entry) },
})
const player = createTestPlayer(server.fetch)

async function send(endpoint: Endpoint, fields: string, extra: Record<string, string> = {}) {
  const headers: Record<string, string> = {
    d: 'koi-web',
    // A call of the public is limited by device; a token is worth nothing on another one.
    device: endpoint.access === 'public' ? newDevice() : player.device,
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

/** Whatever comes, it is an envelope that gives nothing away. Answers its status. */
async function expectEnvelope(reply: Response): Promise<boolean> {
  const text = await reply.text()
  expect(allowed).toContain(reply.status)
  expect(text).not.toMatch(/\.ts:|node_modules|at .*\(|syntax error|postgres|kysely|valibot/i)
  return v.parse(envelope, JSON.parse(text)).status
}

const calls = Object.entries(contract)
const answered = new Set(routes.map(({ endpoint }) => endpoint.name))

/** Sends fields: they pass only where a service answers the call and the schema knows nothing against them. */
async function trial(endpoint: Endpoint, fields: Readonly<Record<string, string>>): Promise<void> {
  const passed = await expectEnvelope(await send(endpoint, encode(fields)))
  const { issues } = await endpoint.input['~standard'].validate(fields)
  expect(passed && (!answered.has(endpoint.name) || issues !== undefined)).toBe(false)
}

/** What a call writes when its fields are right, and unknown ones beside them are ignored. */
const written: ReadonlyMap<string, readonly string[]> = new Map([
  ['launch', ['game_sessions', 'game_sittings']],
  ['recycle', ['idempotency_keys']],
  ['logout', ['sessions', 'logins']],
  ['endOtherLogins', ['sessions', 'messages', 'message_counts']],
  ['handOver', ['hand_overs']],
  ['applyAgent', ['agents']],
  ['sendFeedback', ['feedback', 'list_counts']],
  ['messageList', ['messages', 'message_counts']],
  [
    'signIn',
    [
      'sign_ins',
      'point_accounts',
      'point_entries',
      'idempotency_keys',
      'ledger_accounts',
      'ledger_transactions',
      'ledger_postings',
      'movements',
      'movement_sums',
      'messages',
      'message_counts',
    ],
  ],
])

async function digestFor(name: string): Promise<Record<string, string>> {
  const digests = Object.entries(await digestTables(server.db))
  return Object.fromEntries(digests.filter(([table]) => !written.get(name)?.includes(table)))
}

const account = 'target01'
const login = () => player.login(account, 'carp2026')

beforeAll(async () => {
  await registerMember(server, player, { account })
})
beforeEach(async () => {
  clock.advance(60_000)
  await login()
})
afterAll(() => server.close())

describe('hostile input', () => {
  test.each(calls)('refuses hostile input to %s, and changes nothing', async (name, endpoint) => {
    const sample = sampleInput(endpoint)
    const before = await digestFor(name)
    for (const field of inputFields(endpoint.input)) {
      // Guesses are limited by the minute; what they would do is what is looked at here.
      if (endpoint.access === 'public') clock.advance(60_000)
      const { [field]: _left, ...rest } = sample
      if (Object.hasOwn(sample, field)) await trial(endpoint, rest)
      for (const pair of [`${field}=a&${field}=twice`, `${field}=%zz`, `${field}=%C3%28`]) {
        expect(await expectEnvelope(await send(endpoint, `${encode(rest)}&${pair}`))).toBe(false)
      }
      for (const text of hostileTexts) await trial(endpoint, { ...sample, [field]: text })
    }
    expect(await digestFor(name)).toEqual(before)
  })

  test.each(calls)(
    'refuses %s in a wrong encoding or size, ignores unknown fields, and changes nothing',
    async (name, endpoint) => {
      const before = await digestFor(name)
      const form = 'application/x-www-form-urlencoded'
      const wrong = [
        ['application/json', '{"from":0,"to":89,"amount":"10.00"}'],
        ['text/xml', '<a/>'],
        ['multipart/form-data', 'x'],
        [form, '&&&===&=&%'],
        [form, 'x'.repeat(1_048_576)],
        [form, '__proto__[polluted]=1&constructor=x&toString=y'],
      ] as const
      const open = answered.has(endpoint.name) && !(await endpoint.input['~standard'].validate({})).issues
      for (const [type, body] of wrong) {
        const passed = await expectEnvelope(await send(endpoint, body, { 'content-type': type }))
        expect(passed && !open).toBe(false)
        if (name === 'logout') await login()
      }
      expect(await digestFor(name)).toEqual(before)
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    },
  )

  test.each(['', 'x', '00000000-0000-0000-0000-00000000000g', "'; --", 'x'.repeat(4_000)])(
    'refuses %.10j as the key of a money call, and changes nothing',
    async (key) => {
      const before = await digestTables(server.db)
      for (const [name, endpoint] of calls.filter(([, { effect }]) => effect === 'money')) {
        const fields = name === 'launch' ? { venue_id: '89', mode: 'real' } : sampleInput(endpoint)
        const reply = await send(endpoint, encode(fields), { 'idempotency-key': key })
        expect(await reply.json(), name).toMatchObject({ status: false })
      }
      expect(await digestTables(server.db)).toEqual(before)
    },
  )

  test('cuts off a picture beyond the limit before it looks at the token', async () => {
    const parts = new FormData()
    parts.append('file', new Blob([new Uint8Array(9 * 1024 * 1024)]), 'carp.png')
    const written = new Response(parts)
    const type = written.headers.get('content-type') ?? ''
    const body = await written.arrayBuffer()
    for (const token of [player.token() ?? '', 'nobody']) {
      const headers = { d: 'koi-web', device: player.device, t: token, 'content-type': type }
      const reply = await server.fetch(contract.upload.path, { method: 'POST', headers, body })
      expect(reply.status).toBe(413)
      expect(await reply.json()).toEqual({ status: false, data: { code: 'too-large' } })
    }
  })

  test.each(['\u0000', 'x'.repeat(5_000), "' or 1=1 --", '../', '%00'])(
    'takes the token %.10j for an expired session',
    async (token) => {
      // Some of these no header can carry at all: the request then fails before it is sent.
      const reply = await send(contract.balance, '', { t: token }).catch(() => null)
      const body: unknown = reply ? await reply.json() : { status: false, data: 'token' }
      expect(body).toEqual({ status: false, data: 'token' })
    },
  )
})

test('hostile input causes no internal failure and leaves a ledger that sums to zero', async () => {
  expect(failures).toEqual([])
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
