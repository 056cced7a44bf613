import { contract } from '@koi/contract'
import type { DepositChannelId } from '@koi/contract/deposit'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { deposit as rules } from '../../rules/deposit.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestCashier } from '../../testing/createTestCashier.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { closeChannels } from './channels.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

const create = (amount = '500.00', channel: DepositChannelId = 'bank', network?: 'TRC20' | 'ERC20') =>
  player.call(contract.createDeposit, {
    channel,
    amount,
    confirm_duplicate: true,
    ...(network ? { network } : {}),
  })
const read = (id: string) => player.call(contract.depositDetail, { id })
const central = async () => (await player.call(contract.balance, {})).central
const pass = async (ms: number) => {
  clock.advance(ms)
  await runDueJobs(server.deps)
}
const stepsOf = async (id: string) => (await read(id)).steps.map(({ step }) => step)

describe('an order', () => {
  test('a new order awaits its payment and moves no money', async () => {
    const order = await create('1234.50')
    expect(order).toMatchObject({
      state: 'awaiting',
      channel: 'bank',
      amount: '1234.50',
      fee: '0.00',
      arrives: '1234.50',
      expiresAt: new Date(clock.now() + rules.awaited).toISOString(),
      steps: [{ step: 'created' }],
      payments: [],
      receiver: { kind: 'bank', remark: order.id.slice(-6) },
    })
    expect(await central()).toBe('1000.00')
    expect(await read(order.id)).toEqual(order)
    expect(await player.call(contract.depositList, {})).toMatchObject({ total: 1, items: [{ id: order.id }] })
  })

  test('an order in coins names both amounts, rounded up so that paying them is enough', async () => {
    const order = await create('500.00', 'coin', 'TRC20')
    expect(order.receiver).toMatchObject({ kind: 'coin', network: 'TRC20', rate: '7.20', amount: '69.45' })
  })

  test('an order takes its fee from what is paid', async () => {
    expect(await create('999.99', 'alipay')).toMatchObject({ fee: '2.99', arrives: '997.00' })
  })

  test.each([
    ['bank', undefined, '99.99', '100.00', '50000.00'],
    ['bank', undefined, '50000.01', '100.00', '50000.00'],
    ['alipay', undefined, '49.99', '50.00', '20000.00'],
    ['coin', 'ERC20', '499.99', '500.00', '200000.00'],
  ] as const)(
    'refuses an order by %s %s of %s as out of range',
    async (channel, network, amount, min, max) => {
      const reply = await player.send(contract.createDeposit, { channel, network, amount })
      expect(reply.data).toEqual({ code: 'amount-out-of-range', min, max })
    },
  )

  test('an order in coins needs a network, and any other refuses one', async () => {
    for (const input of [{ channel: 'coin' }, { channel: 'bank', network: 'TRC20' }] as const) {
      const reply = await player.send(contract.createDeposit, { ...input, amount: '500.00' })
      expect(reply.code).toBe('invalid-input')
    }
  })

  test('a channel under maintenance refuses an order and says until when', async () => {
    const until = new Date(clock.now() + rules.maintenance)
    await closeChannels(server.deps, ['alipay'])
    const reply = await player.send(contract.createDeposit, { channel: 'alipay', amount: '500.00' })
    const { items } = await player.call(contract.depositChannels, {})
    clock.advance(rules.maintenance)
    player = createTestPlayer(server.fetch)
    await registerMember(server, player)
    const after = await player.send(contract.createDeposit, { channel: 'alipay', amount: '500.00' })
    expect(after).toMatchObject({ status: true })
    await closeChannels(server.deps, [])
    expect(reply.data).toEqual({ code: 'deposit-channel-closed', until: until.toISOString() })
    expect(items.find(({ id }) => id === 'alipay')?.status).toEqual({
      state: 'maintenance',
      until: until.toISOString(),
    })
  })

  test('a member has at most three orders that await payment, even when asked for in parallel', async () => {
    const replies = await Promise.all(
      ['100.00', '101.00', '102.00', '103.00', '104.00'].map((amount) =>
        player.send(contract.createDeposit, { channel: 'bank', amount }),
      ),
    )
    expect(replies.filter(({ status }) => status)).toHaveLength(3)
    expect(replies.find(({ status }) => !status)?.data).toEqual({ code: 'deposit-too-many', max: 3 })
  })

  test('no call finds an order of another member', async () => {
    const { id } = await create()
    const other = createTestPlayer(server.fetch)
    await registerMember(server, other)
    for (const call of [
      contract.depositDetail,
      contract.claimDeposit,
      contract.cancelDeposit,
      contract.openCashier,
    ]) {
      expect((await other.send(call, { id })).code).toBe('order-unknown')
    }
    expect(await other.call(contract.depositList, {})).toMatchObject({ total: 0, items: [] })
  })

  test('the claim of a member to have paid is noted once and moves no money', async () => {
    const { id } = await create()
    await player.call(contract.claimDeposit, { id })
    await player.call(contract.claimDeposit, { id })
    expect(await stepsOf(id)).toEqual(['created', 'claimed'])
    expect(await central()).toBe('1000.00')
  })

  test('an order can be cancelled only while it awaits payment', async () => {
    const { id } = await create()
    expect(await player.call(contract.cancelDeposit, { id })).toMatchObject({ state: 'cancelled' })
    expect(await player.call(contract.cancelDeposit, { id })).toMatchObject({ state: 'cancelled' })
    expect((await player.send(contract.claimDeposit, { id })).data).toEqual({
      code: 'order-closed',
      state: 'cancelled',
    })
    const paid = await create('600.00')
    await (await createTestCashier(player, paid.id)).press('confirm')
    await pass(0)
    expect((await player.send(contract.cancelDeposit, { id: paid.id })).code).toBe('order-closed')
  })

  test('an order expires at its time, and the member is reminded once shortly before', async () => {
    const { id } = await create()
    await pass(rules.awaited - rules.remindBefore - 1)
    expect(await stepsOf(id)).toEqual(['created'])
    await pass(1)
    expect(await stepsOf(id)).toEqual(['created', 'reminded'])
    await pass(rules.remindBefore - 1)
    expect((await read(id)).state).toBe('awaiting')
    await pass(1)
    expect(await read(id)).toMatchObject({
      state: 'expired',
      steps: [{ step: 'created' }, { step: 'reminded' }, { step: 'expired' }],
    })
    expect((await player.send(contract.openCashier, { id })).code).toBe('order-closed')
  })
})

test('nobody is reminded of an order that awaits nothing or whose time is over', async () => {
  const given = await create('601.00')
  await player.call(contract.cancelDeposit, { id: given.id })
  const missed = await create('602.00')
  await pass(rules.awaited)
  expect(await stepsOf(given.id)).toEqual(['created', 'cancelled'])
  expect(await stepsOf(missed.id)).toEqual(['created', 'expired'])
})

describe('a payment', () => {
  test.each([
    ['bank', undefined, '500.00', '1500.00'],
    ['alipay', undefined, '500.00', '1498.50'],
    ['coin', 'TRC20', '500.00', '1500.00'],
    ['coin', 'ERC20', '500.00', '1500.00'],
  ] as const)(
    'a payment by %s %s is shown as paid, then credited',
    async (channel, network, amount, after) => {
      const { id } = await create(amount, channel, network)
      const { press } = await createTestCashier(player, id)
      expect(await press('confirm')).toMatchObject({ status: true, data: { sent: true } })
      await pass(0)
      expect(await read(id)).toMatchObject({ state: 'paid', payments: [{ kind: 'exact', credited: null }] })
      expect(await central()).toBe('1000.00')
      await pass(rules.creditAfter)
      expect(await read(id)).toMatchObject({ state: 'credited', payments: [{ received: amount }] })
      expect(await stepsOf(id)).toEqual(['created', 'paid', 'credited'])
      expect(await central()).toBe(after)
    },
  )

  test('a failed payment leaves the order open for another', async () => {
    const { id } = await create()
    const { press } = await createTestCashier(player, id)
    await press('fail')
    await pass(0)
    expect(await read(id)).toMatchObject({ state: 'awaiting', payments: [] })
    await press('confirm')
    await pass(0)
    await pass(rules.creditAfter)
    expect(await stepsOf(id)).toEqual(['created', 'failed', 'paid', 'credited'])
    expect(await central()).toBe('1500.00')
  })

  test('a payment that is too small is credited after a review with what came in', async () => {
    const { id } = await create('500.00', 'coin', 'TRC20')
    await (await createTestCashier(player, id)).press('short')
    await pass(0)
    const [payment] = (await read(id)).payments
    expect(payment).toMatchObject({ kind: 'short', coins: '55.56', received: '400.03', credited: null })
    await pass(rules.creditAfter)
    expect(await central()).toBe('1000.00')
    await pass(rules.reviewFor)
    expect(await read(id)).toMatchObject({ state: 'credited', payments: [{ credited: '400.03' }] })
    expect(await central()).toBe('1400.03')
  })

  test('a late payment is credited after a review, and the order shows that it had expired', async () => {
    const { id } = await create()
    await (await createTestCashier(player, id)).press('late')
    await pass(0)
    expect((await read(id)).state).toBe('expired')
    await pass(3_000)
    expect(await read(id)).toMatchObject({ state: 'paid', payments: [{ kind: 'late' }] })
    await pass(rules.reviewFor)
    expect(await stepsOf(id)).toEqual(['created', 'expired', 'paid', 'credited'])
    expect(await central()).toBe('1500.00')
  })

  test('a payment for a cancelled order is credited', async () => {
    const { id } = await create()
    const { press } = await createTestCashier(player, id)
    await player.call(contract.cancelDeposit, { id })
    await press('confirm')
    await pass(0)
    await pass(rules.reviewFor)
    expect(await stepsOf(id)).toEqual(['created', 'cancelled', 'paid', 'credited'])
    expect(await central()).toBe('1500.00')
  })

  test('two payments of one order are credited once each', async () => {
    const { id } = await create()
    await (await createTestCashier(player, id)).press('twice')
    await pass(1_000)
    await pass(rules.reviewFor)
    expect(await read(id)).toMatchObject({
      state: 'credited',
      payments: [
        { kind: 'exact', credited: '500.00' },
        { kind: 'again', credited: '500.00' },
      ],
    })
    expect(await central()).toBe('2000.00')
    await pass(rules.reviewFor)
    expect(await central()).toBe('2000.00')
  })
})

describe('the cashier', () => {
  test('the cashier shows its order, opens once by a ticket, and accepts one final action', async () => {
    const { id } = await create('500.00', 'coin', 'ERC20')
    const { url } = await player.call(contract.openCashier, { id })
    expect(url).not.toContain(player.token() ?? '-')
    const { session, press } = await createTestCashier(player, id)
    expect(session).toMatchObject({
      order: id,
      amount: '500.00',
      due: { amount: '69.45', unit: 'USDT', network: 'ERC20' },
    })
    const old = await player.play('/sandbox/cashier/session', {
      ticket: new URL(url).searchParams.get('ticket'),
    })
    expect(old.code).toBe('order-unknown')
    const press1 = randomUUID()
    await press('confirm', press1)
    expect(await press('confirm', press1)).toMatchObject({ status: true })
    expect((await press('confirm')).code).toBe('order-closed')
    await pass(0)
    await pass(rules.creditAfter)
    expect((await read(id)).payments).toHaveLength(1)
  })

  test('the cashier refuses an old ticket and an unknown key', async () => {
    const { id } = await create()
    const { url } = await player.call(contract.openCashier, { id })
    clock.advance(rules.cashierTicket)
    const late = await player.play('/sandbox/cashier/session', {
      ticket: new URL(url).searchParams.get('ticket'),
    })
    expect(late.code).toBe('order-unknown')
    const forged = await player.play(
      '/sandbox/cashier/act',
      { action: 'confirm', id: randomUUID() },
      'A'.repeat(43),
    )
    expect(forged.code).toBe('order-unknown')
  })
})

test('the ledger sums to zero after all deposits', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
