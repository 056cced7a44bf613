import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { insertPayoutAccount, storeWithdrawPassword } from '../../testing/memberRows.ts'
import { prepareCall } from '../../testing/prepareCall.ts'
import { digestTables } from '../../testing/readTables.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { sampleInput } from '../../testing/sampleInput.ts'

const clock = createManualClock()
let logged: unknown[] = []
const server = await createTestServer({
  clock,
  logger: {
    error: (message, fields) => void logged.push({ message, ...fields }),
  },
})
let player: TestPlayer
let accounts: readonly string[] = []
let sessionId = ''
let round = ''

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  const { id } = await registerMember(server, player)
  await storeWithdrawPassword(server, id)
  accounts = [await insertPayoutAccount(server, id), await insertPayoutAccount(server, id, 'alipay')]
  const opened = await player.call(contract.launch, { venue_id: 1, mode: 'real' })
  sessionId = opened.sessionId
  round = randomUUID()
  await player.stake((await player.redeem(opened.url)).key, round, '10.00')
  await player.call(contract.recycle, {})
  logged = []
})
afterAll(() => server.close())

type Fields = Readonly<Record<string, unknown>>

/** A payload that goes well, and others that differ from it in one thing each. */
const payloads: Readonly<
  Record<string, () => { readonly first: Fields; readonly others: readonly Fields[] }>
> = {
  transfer: () => ({
    first: { from: 0, to: 89, amount: '10.00' },
    others: [{ amount: '10.01' }, { to: 91 }, { from: 89, to: 0 }],
  }),
  recycle: () => ({ first: {}, others: [] }),
  createDeposit: () => ({
    first: { channel: 'bank', amount: '500.00' },
    others: [{ amount: '500.01' }, { channel: 'alipay' }, { channel: 'coin', network: 'TRC20' }],
  }),
  requestWithdrawal: () => ({
    first: { account_id: accounts[0], amount: '200.00', password: '135790' },
    others: [{ amount: '200.01' }, { account_id: accounts[1] }],
  }),
  launch: () => ({
    first: { venue_id: 89, mode: 'real', close_other: true },
    others: [{ venue_id: 91 }, { close_other: false }, { game_id: 'g4001' }],
  }),
  leave: () => ({ first: { session_id: sessionId }, others: [{ session_id: randomUUID() }] }),
  settleOpenRound: () => ({ first: { round }, others: [{ round: randomUUID() }] }),
}

const moneyCalls: readonly (readonly [string, Endpoint])[] = Object.entries(contract).filter(
  ([, { effect }]) => effect === 'money',
)

/** The same field with another value that its schema takes. */
function otherValue(value: unknown): unknown {
  if (/^\d+$/.test(String(value))) return Number(value) + 1
  if (/^\d+\.\d{2}$/.test(String(value))) return '1234.56'
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? '2026-11-01' : 'another'
}

/** The payload of a call; where none is written down, the one that goes well by what it asks for, and others by field. */
async function payloadOf(name: string, endpoint: Endpoint) {
  const written = payloads[name]
  if (written) return written()
  const first = await prepareCall(server, player, endpoint)
  return { first, others: Object.entries(first).map(([field, value]) => ({ [field]: otherValue(value) })) }
}

describe.each(moneyCalls)('the key of %s', (name, endpoint) => {
  const send = (to: Endpoint, fields: Fields, key: string) => player.send(to, fields, { key })

  async function expectRefused(requests: readonly (readonly [Endpoint, Fields])[], key: string) {
    const before = await digestTables(server.db)
    logged = []
    for (const [to, fields] of requests) {
      const reply = await send(to, fields, key)
      expect([reply.http, reply.code]).toEqual([200, 'idempotency-conflict'])
    }
    expect(await digestTables(server.db)).toEqual(before)
    expect(logged).toEqual(
      requests.map(([{ path }]) => ({ message: 'a used idempotency key was refused', path })),
    )
  }

  test('answers the same again and moves nothing', async () => {
    const key = randomUUID()
    const { first } = await payloadOf(name, endpoint)
    const answer = await send(endpoint, first, key)
    expect(answer.status).toBe(true)
    const before = await digestTables(server.db)
    expect((await send(endpoint, first, key)).data).toEqual(answer.data)
    expect(await digestTables(server.db)).toEqual(before)
    expect(logged).toEqual([])
  })

  test('a key with any other payload is refused, changes nothing and is logged', async () => {
    const key = randomUUID()
    const { first, others } = await payloadOf(name, endpoint)
    expect((await send(endpoint, first, key)).status).toBe(true)
    await expectRefused(
      others.map((other) => [endpoint, { ...first, ...other }]),
      key,
    )
  })

  test('a key on any other call that moves money is refused, changes nothing and is logged', async () => {
    const key = randomUUID()
    expect((await send(endpoint, (await payloadOf(name, endpoint)).first, key)).status).toBe(true)
    const foreign = moneyCalls.filter(([other]) => other !== name)
    await expectRefused(
      foreign.map(([other, to]) => [to, payloads[other]?.().first ?? sampleInput(to)]),
      key,
    )
  })
})
