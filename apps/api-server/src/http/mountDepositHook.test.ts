import { contract } from '@koi/contract'
import type { DepositEvent } from '@koi/contract/sandbox'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../jobs/runJobs.ts'
import { deposit as rules } from '../rules/deposit.ts'
import { callbackSignature } from '../security/callbackSignature.ts'
import { loadKeyring } from '../security/keyring.ts'
import { callbackPath } from '../services/cashier/callBack.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { digestTables } from '../testing/readTables.ts'
import { registerMember } from '../testing/registerMember.ts'

const clock = createManualClock()
let logged: unknown[] = []
const server = await createTestServer({
  clock,
  logger: { error: (message, fields) => void logged.push({ message, ...fields }) },
})
const secret = (await loadKeyring(server.db)).digest('callback', 'deposit')
let player: TestPlayer
let event: DepositEvent

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
  const { id } = await player.call(contract.createDeposit, { channel: 'bank', amount: '500.00' })
  event = {
    id: randomUUID(),
    type: 'payment.received',
    order: id,
    payment: randomUUID(),
    amount: '500.00',
    received: '500.00',
    unit: 'CNY',
    at: new Date(clock.now()).toISOString(),
  }
  logged = []
})
afterAll(() => server.close())

const seconds = () => Math.floor(clock.now() / 1000)
async function post(body: string, signature: string | null = callbackSignature(secret, body, seconds())) {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (signature !== null) headers.set('koi-signature', signature)
  return (await server.fetch(callbackPath, { method: 'POST', headers, body })).status
}
const send = (changes: Partial<DepositEvent> = {}) => post(JSON.stringify({ ...event, ...changes }))
async function settle() {
  for (const ms of [0, rules.creditAfter, rules.reviewFor]) {
    clock.advance(ms)
    await runDueJobs(server.deps)
  }
  return (await player.call(contract.balance, {})).central
}

describe('the deposit callback', () => {
  test('accepts a signed callback, and does nothing for a repeat', async () => {
    expect(await Promise.all([send(), send(), send(), send()])).toEqual([200, 200, 200, 200])
    expect(await settle()).toBe('1500.00')
    expect(await send()).toBe(200)
    expect(await settle()).toBe('1500.00')
    expect(logged).toEqual([])
  })

  test('recognises a payment that comes under another event id', async () => {
    expect(await send()).toBe(200)
    expect(await send({ id: randomUUID() })).toBe(200)
    expect(await settle()).toBe('1500.00')
  })

  const body = () => JSON.stringify(event)
  test.each<[string, () => Promise<number>, number, string]>([
    ['without a signature', () => post(body(), null), 403, 'signature-missing'],
    ['with a malformed signature', () => post(body(), 'v1=00'), 403, 'signature-missing'],
    [
      'signed with another secret',
      () => post(body(), callbackSignature('guess', body(), seconds())),
      403,
      'signature-wrong',
    ],
    [
      'changed after it was signed',
      () =>
        post(
          body().replace('"received":"500.00"', '"received":"900.00"'),
          callbackSignature(secret, body(), seconds()),
        ),
      403,
      'signature-wrong',
    ],
    [
      'signed more than five minutes ago',
      () => post(body(), callbackSignature(secret, body(), seconds() - 301)),
      403,
      'signature-stale',
    ],
    [
      'signed in the future',
      () => post(body(), callbackSignature(secret, body(), seconds() + 301)),
      403,
      'signature-stale',
    ],
    [
      'that names another amount',
      () => send({ amount: '5000.00', received: '5000.00' }),
      400,
      'amount-differs',
    ],
    ['in another unit', () => send({ unit: 'USDT' }), 400, 'unit-differs'],
    ['of a payment of nothing', () => send({ received: '0.00' }), 400, 'nothing-paid'],
    ['for an order that does not exist', () => send({ order: 'D000' }), 400, 'order-unknown'],
    ['that is no event', () => post('{"id":1}'), 400, 'malformed'],
    ['with a null character', () => send({ order: 'D\u0000' }), 400, 'malformed'],
    ['with half of a surrogate pair', () => send({ order: 'D\ud83d' }), 400, 'malformed'],
    ['that is no JSON', () => post('<xml>'), 400, 'malformed'],
  ])('refuses and logs a callback %s, and changes nothing', async (_name, act, status, reason) => {
    const before = await digestTables(server.db)
    expect(await act()).toBe(status)
    expect(await digestTables(server.db)).toEqual(before)
    expect(logged).toMatchObject([{ message: 'a deposit callback was refused', reason }])
  })

  test('logs event and order of a callback that fits no order, and only the reason of one that is too long', async () => {
    const id = randomUUID()
    expect(await send({ id, amount: '5000.00', received: '5000.00' })).toBe(400)
    expect(await post(' '.repeat(5_000))).toBe(413)
    const message = 'a deposit callback was refused'
    expect(logged).toEqual([
      { message, reason: 'amount-differs', event: id, order: event.order },
      { message, reason: 'too-large' },
    ])
  })

  test('refuses and logs a known event id with other contents, and changes nothing', async () => {
    await send()
    const before = await digestTables(server.db)
    expect(await send({ received: '400.00' })).toBe(400)
    expect(await send({ id: randomUUID(), received: '400.00' })).toBe(400)
    expect(await digestTables(server.db)).toEqual(before)
    expect(logged).toMatchObject([{ reason: 'event-differs' }, { reason: 'payment-differs' }])
  })

  test('keeps a payment of far more than was asked for under review, and logs it', async () => {
    expect(await send({ received: '999999999999.99' })).toBe(200)
    expect(logged).toEqual([
      {
        message: 'a deposit payment waits for a person to review it',
        event: event.id,
        order: event.order,
      },
    ])
    expect(await settle()).toBe('1000.00')
    const { state, payments } = await player.call(contract.depositDetail, { id: event.order })
    expect(state).toBe('paid')
    expect(payments).toMatchObject([{ kind: 'over', received: '999999999999.99', credited: null }])
  })

  test('credits a payment of up to twice what was asked for after its review', async () => {
    expect(await send({ received: '1000.00' })).toBe(200)
    expect(await settle()).toBe('2000.00')
  })

  test('answers 429 to more than sixty forged callbacks a minute, without logging them', async () => {
    clock.advance(60_000)
    const forge = () => post(body(), callbackSignature('guess', body(), seconds()))
    for (let sent = 0; sent < 60; sent += 1) expect(await forge()).toBe(403)
    for (let sent = 0; sent < 10; sent += 1) expect(await forge()).toBe(429)
    expect(logged).toHaveLength(60)
    expect(await send()).toBe(200)
    clock.advance(60_000)
    expect(await forge()).toBe(403)
  })

  test('accepts an event that was refused before once it fits', async () => {
    expect(await send({ amount: '1.00' })).toBe(400)
    expect(await send()).toBe(200)
    expect(await settle()).toBe('1500.00')
  })

  test('takes a payment for late once the time of its order is over, even before a job has ended the order', async () => {
    clock.advance(rules.awaited)
    expect(await send()).toBe(200)
    const { payments, steps } = await player.call(contract.depositDetail, { id: event.order })
    expect(payments).toMatchObject([{ kind: 'late' }])
    expect(steps.map(({ step }) => step)).toEqual(['created', 'expired', 'paid'])
    expect(await settle()).toBe('1500.00')
  })

  test('the cashier repeats its callback until the server accepts it', async () => {
    let down = true
    const deps = {
      ...server.deps,
      fetch: (url: string, init: RequestInit) =>
        down ? Promise.reject(new TypeError('no connection')) : server.deps.fetch(url, init),
    }
    const { url } = await player.call(contract.openCashier, { id: event.order })
    const { data } = await player.play('/sandbox/cashier/session', {
      ticket: new URL(url).searchParams.get('ticket'),
    })
    const key = typeof data === 'object' && data !== null && 'key' in data ? String(data.key) : ''
    await player.play('/sandbox/cashier/act', { action: 'confirm', id: randomUUID() }, key)
    await runDueJobs(deps)
    down = false
    clock.advance(2_000)
    await runDueJobs(deps)
    expect(await settle()).toBe('1500.00')
    expect(logged).toMatchObject([
      { message: 'a job failed', kind: 'cashier.callback', failure: 'TypeError' },
    ])
  })
})
