import { createManualClock } from '@koi/api-core/testing'
import { encodeAmounts } from '@koi/contract'
import { createDeposit } from '@koi/contract/deposit'
import type { CashierAction } from '@koi/contract/sandbox'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, runDueJobs, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { useBalance } from '../balance/useBalance.ts'
import { logInDemo, makeTestRuntime, payAtCashier, renderFeature } from '../testing/index.ts'
import { useDepositOrder, type DepositOrderModel } from './useDepositOrder.ts'

const path = '/api/f/v1/deposit/detail'
const clock = createManualClock(Date.parse('2026-11-21T04:00:00.000Z'))

let server: TestServer
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer({ clock })
})
afterEach(async () => {
  for (const runtime of open.splice(0)) runtime.stop()
  await server.db.updateTable('deposit_orders').set({ state: 'cancelled' }).execute()
})
afterAll(() => server.close())

type Ready = Extract<DepositOrderModel, { status: 'ready' }>

async function page(input: { channel: 'bank' | 'alipay' | 'coin'; network?: 'TRC20'; amount: string }) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch, clock })
  open.push(runtime)
  await logInDemo(runtime)
  const { id } = await runtime.client.call(
    createDeposit,
    { ...input, confirm_duplicate: true },
    { idempotencyKey: crypto.randomUUID() },
  )
  let went: string | null = null
  const onOpen = () => ({ go: (url: string) => void (went = url), close: () => {} })
  const { result } = renderFeature(runtime, () => ({
    model: useDepositOrder({ id, onOpen }),
    balance: useBalance(),
  }))
  const ready = (): Ready => {
    const { model } = result.current
    if (model.status !== 'ready') throw new Error(`still ${model.status}`)
    return model
  }
  await eventually(ready)
  const total = () => (result.current.balance.status === 'guest' ? null : result.current.balance.central)
  await eventually(() => expect(total()).not.toBeNull())
  const pay = async (action: CashierAction) => {
    act(() => ready().actions?.onCashier())
    const url = await eventually(() => {
      if (went === null) throw new Error('no address yet')
      return went
    })
    expect(url).toContain('/cashier?ticket=')
    const ticket = new URL(url).searchParams.get('ticket') ?? ''
    expect(ticket).not.toBe('')
    await eventually(() =>
      expect(JSON.stringify(encodeAmounts(runtime.page.store.getState()))).not.toContain(ticket),
    )
    await payAtCashier(server.fetch, url, action)
  }
  /** Lets time go on in steps that no call outlives: in one leap all of them time out, and the server sees an idle member. */
  const passes = async (ms: number) => {
    for (const end = clock.now() + ms; clock.now() < end;) {
      await act(() => clock.advance(10_000))
      await act(() => backend.settled())
    }
  }
  /** Lets time and the queue go on until the order is as expected. */
  const becomes = (check: (order: Ready['order']) => void) =>
    eventually(async () => {
      await runDueJobs(server.deps)
      await act(() => clock.advance(1000))
      await act(() => backend.settled())
      check(ready().order)
    })
  const names = () => ready().order.ladder.map(({ label }) => label)
  return { backend, ready, total, pay, passes, becomes, names }
}

test('a deposit order counts down, is paid at the cashier, climbs its ladder, and then is left alone', async () => {
  const { backend, ready, total, pay, becomes, names } = await page({ channel: 'bank', amount: '500.00' })
  const before = total() ?? 0n
  expect(ready().order).toMatchObject({ state: 'awaiting', until: clock.now() + 15 * 60_000 })
  expect(ready().order.pay.rows.find(({ term }) => term === '付款金额')).toMatchObject({ copy: '500.00' })
  act(() => ready().actions?.onClaim())
  await eventually(() => expect(ready().actions?.claimed).toBe(true))
  await pay('confirm')
  await becomes(({ state }) => expect(state).toBe('credited'))
  expect(names()).toEqual(['已提交订单', '已告知付款', '已收到付款', '已到账'])
  await eventually(() => expect(total()).toBe(before + 50_000n))
  expect(ready().actions).toBeNull()
  await becomes(() => expect(ready().watched).toBe(false))
  const asked = backend.count(path)
  await act(() => clock.advance(60_000))
  expect(backend.count(path)).toBe(asked)
})

test('too few coins are told plainly, and credited with what came in', async () => {
  const { ready, pay, becomes } = await page({ channel: 'coin', network: 'TRC20', amount: '500.00' })
  await pay('short')
  await becomes(({ state }) => expect(state).toBe('paid'))
  const { ladder, stateName } = ready().order
  expect(stateName).toBe('正在核对')
  expect(ladder.map(({ detail }) => detail)).toContain('收到 55.56 USDT（¥400.03），少于应付的 69.45 USDT。')
  expect(ready().order).toMatchObject({
    received: 40_003n,
    arrives: 40_003n,
    credited: null,
    coins: { network: 'TRC20', rate: '1 USDT = ¥7.20', due: '69.45 USDT', received: '55.56 USDT' },
  })
  await becomes(({ credited }) => expect(credited).toBe(40_003n))
})

test('received less fee is what arrives, for too little and for both of two payments', async () => {
  const short = await page({ channel: 'alipay', amount: '1000.00' })
  expect(short.ready().order).toMatchObject({ received: null, fee: 300n, arrives: 99_700n, credited: null })
  await short.pay('short')
  await short.becomes(({ credited }) => expect(credited).toBe(79_760n))
  expect(short.ready().order).toMatchObject({ received: 80_000n, fee: 240n, arrives: 79_760n })
  const twice = await page({ channel: 'alipay', amount: '605.00' })
  await twice.pay('twice')
  await twice.becomes(({ credited }) => expect(credited).toBe(120_638n))
  expect(twice.ready().order).toMatchObject({ received: 121_000n, fee: 362n, arrives: 120_638n })
})

test('a payment that comes late is seen although the order had expired', async () => {
  const { pay, becomes, names } = await page({ channel: 'bank', amount: '501.00' })
  await pay('late')
  await becomes(({ state }) => expect(state).toBe('credited'))
  expect(names()).toEqual(['已提交订单', '订单已超时', '已收到付款', '已到账'])
})

test('a second payment has a rung of its own, and is credited by itself', async () => {
  const { ready, pay, becomes, names } = await page({ channel: 'bank', amount: '502.00' })
  await pay('twice')
  await becomes(({ credited }) => expect(credited).toBe(100_400n))
  expect(names()).toEqual(['已提交订单', '已收到付款', '又收到一笔付款', '已到账', '第二笔已到账'])
  const times = ready().order.ladder.map(({ time }) => time ?? '')
  expect(times).toEqual(times.toSorted((left, right) => left.localeCompare(right)))
  expect(ready().order.ladder.at(-1)?.detail).toContain('¥502.00 已存入主钱包')
})

test('a payment that failed leaves the order open, and giving it up is asked about first', async () => {
  const { ready, pay, becomes, names } = await page({ channel: 'bank', amount: '503.00' })
  await pay('fail')
  await becomes(() => expect(names()).toContain('付款没有成功'))
  expect(ready().order.state).toBe('awaiting')
  act(() => ready().actions?.onCancel())
  expect(ready()).toMatchObject({ order: { state: 'awaiting' }, actions: { cancelling: true } })
  act(() => ready().actions?.onCancelConfirmed())
  await eventually(() => expect(ready().order).toMatchObject({ state: 'cancelled', until: null }))
  expect(ready().order).toMatchObject({ received: null, fee: null, arrives: null, credited: null })
})

test('an order that is about to expire says so, in the ladder too', async () => {
  const { ready, passes, becomes, names } = await page({ channel: 'bank', amount: '506.00' })
  expect(ready().order.reminder).toBeNull()
  await passes(12 * 60_000)
  await becomes(({ reminder }) => expect(reminder).toContain('这笔订单即将过期'))
  expect(names()).toEqual(['已提交订单', '即将过期', '等待付款', '已到账'])
})

test('an order that is not the member’s is unknown', async () => {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init), clock })
  open.push(runtime)
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => useDepositOrder({ id: 'D2611210000000000' }))
  await eventually(() => expect(result.current.status).toBe('unknown'))
})
