import { contract, type DepositEvent } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../jobs/runDueJobs.ts'
import { deposit as rules } from '../rules/deposit.ts'
import { callbackSignature } from '../security/callbackSignature.ts'
import { loadKeyring } from '../security/keyring.ts'
import { callbackPath } from '../services/cashier/callbackPath.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { digestTables } from '../testing/digestTables.ts'
import { registerMember } from '../testing/registerMember.ts'

const clock = createManualClock()
let logged: unknown[] = []
const server = await createTestServer({
  clock,
  logger: { info() {}, error: (message, fields) => void logged.push({ message, ...fields }) },
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

describe('a callback', () => {
  test('that is signed is taken in, and a repeat of it does nothing', async () => {
    expect(await Promise.all([send(), send(), send(), send()])).toEqual([200, 200, 200, 200])
    expect(await settle()).toBe('1500.00')
    expect(await send()).toBe(200)
    expect(await settle()).toBe('1500.00')
    expect(logged).toEqual([])
  })

  test('about a payment that is known under another event id is the same payment', async () => {
    expect(await send()).toBe(200)
    expect(await send({ id: randomUUID() })).toBe(200)
    expect(await settle()).toBe('1500.00')
  })

  const body = () => JSON.stringify(event)
  test.each<[string, () => Promise<number>, number, string]>([
    ['without a signature', () => post(body(), null), 403, 'signature-missing'],
    ['with a malformed one', () => post(body(), 'v1=00'), 403, 'signature-missing'],
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
      'from five minutes ago and more',
      () => post(body(), callbackSignature(secret, body(), seconds() - 301)),
      403,
      'signature-stale',
    ],
    [
      'from the future',
      () => post(body(), callbackSignature(secret, body(), seconds() + 301)),
      403,
      'signature-stale',
    ],
    ['about another amount', () => send({ amount: '5000.00', received: '5000.00' }), 400, 'amount-differs'],
    ['in another unit', () => send({ unit: 'USDT' }), 400, 'unit-differs'],
    ['about nothing', () => send({ received: '0.00' }), 400, 'nothing-paid'],
    ['about an order that is not there', () => send({ order: 'D000' }), 400, 'order-unknown'],
    ['that is no event', () => post('{"id":1}'), 400, 'malformed'],
    ['that is no JSON', () => post('<xml>'), 400, 'malformed'],
  ])('%s changes nothing and is logged', async (_name, act, status, reason) => {
    const before = await digestTables(server.db)
    expect(await act()).toBe(status)
    expect(await digestTables(server.db)).toEqual(before)
    expect(logged).toMatchObject([{ message: 'a deposit callback was refused', reason }])
  })

  test('that fits no order is logged with its event and order, and one that is too long by that', async () => {
    const id = randomUUID()
    expect(await send({ id, amount: '5000.00', received: '5000.00' })).toBe(400)
    expect(await post(' '.repeat(5_000))).toBe(413)
    const message = 'a deposit callback was refused'
    expect(logged).toEqual([
      { message, reason: 'amount-differs', event: id, order: event.order },
      { message, reason: 'too-large' },
    ])
  })

  test('with a known event id and other contents changes nothing and is logged', async () => {
    await send()
    const before = await digestTables(server.db)
    expect(await send({ received: '400.00' })).toBe(400)
    expect(await send({ id: randomUUID(), received: '400.00' })).toBe(400)
    expect(await digestTables(server.db)).toEqual(before)
    expect(logged).toMatchObject([{ reason: 'event-differs' }, { reason: 'payment-differs' }])
  })

  test('that is refused can come again once it fits', async () => {
    expect(await send({ amount: '1.00' })).toBe(400)
    expect(await send()).toBe(200)
    expect(await settle()).toBe('1500.00')
  })

  test('that comes when the order has run out, although nothing has ended it yet, is late', async () => {
    clock.advance(rules.awaited)
    expect(await send()).toBe(200)
    const { payments, steps } = await player.call(contract.depositDetail, { id: event.order })
    expect(payments).toMatchObject([{ kind: 'late' }])
    expect(steps.map(({ step }) => step)).toEqual(['created', 'expired', 'paid'])
    expect(await settle()).toBe('1500.00')
  })

  test('is sent again by the cashier until it is taken in', async () => {
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
