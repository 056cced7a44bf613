import { createManualClock } from '@koi/api-core/testing'
import { bindAlipay, bindCoin, memberSms } from '@koi/contract/account'
import { applyStandaloneBonus } from '@koi/contract/bonus'
import { launch } from '@koi/contract/game'
import { setAutoTransfer } from '@koi/contract/wallet'
import { createDeposit, openCashier } from '@koi/contract/deposit'
import { setWithdrawPassword } from '@koi/contract/withdrawPassword'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, runDueJobs, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { useBalance } from '../balance/useBalance.ts'
import {
  makeTestRuntime,
  openAccount,
  payAtCashier,
  playRounds,
  readCode,
  renderFeature,
  stepAt,
} from '../testing/index.ts'
import { useWithdraw, type ReadyWithdraw } from './useWithdraw.ts'
import { useWithdrawal } from './useWithdrawal.ts'

const path = '/api/f/v1/withdraw/request'
const detail = '/api/f/v1/withdraw/detail'
const clock = createManualClock(Date.parse('2026-11-21T04:00:00.000Z'))
const holder = '慕容紫鹭'

let server: TestServer
let count = 0
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer({ clock, config: { smsPause: 0 } })
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

/** A member with ¥1,000.00 of play money and an Alipay account; `password` when that is set already. */
async function member({
  password = true,
  kind = 'alipay',
}: { password?: boolean; kind?: 'alipay' | 'coin' | null } = {}) {
  count += 1
  const phone = `1397766${String(5000 + count)}`
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch, clock })
  open.push(runtime)
  await openAccount(server.fetch, runtime, { account: `heron${count}`, phone })
  if (kind) {
    await runtime.client.call(memberSms, { purpose: 'bind-account' })
    const code = await readCode(server.fetch, phone, 'bind-account')
    if (kind === 'alipay')
      await runtime.client.call(bindAlipay, { holder, account: `heron${count}@mail.example`, code })
    else {
      const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
      await runtime.client.call(bindCoin, { protocol: 'TRC20', address, code })
    }
  }
  if (password)
    await runtime.client.call(setWithdrawPassword, { login_password: 'carrot-boat-42', password: '135790' })
  return { runtime, backend, phone }
}

async function page({ runtime }: { readonly runtime: Runtime }, type = 'alipay') {
  const went: string[] = []
  const url = { params: new URLSearchParams({ type }), setParams: () => {} }
  const { result } = renderFeature(runtime, () => useWithdraw({ url, navigate: (to) => void went.push(to) }))
  const ready = (): ReadyWithdraw => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  const at = stepAt(() => ready().step)
  await eventually(() => expect(ready().form.accounts).not.toBeNull())
  const review = (amount: string) => {
    act(() => ready().form.amount.onText(amount))
    act(() => ready().form.onReview())
  }
  const enter = (digits: string) => {
    act(() => at('password').password.onChange(digits))
    act(() => at('password').onSubmit())
  }
  return { ready, at, review, enter, went }
}

test('the first withdraw password is set on the way, and the withdrawal goes on to its order', async () => {
  const { ready, at, review, enter, went } = await page(await member({ password: false }))
  expect(ready()).toMatchObject({ available: 100_000n, held: 0n, recent: [], turnover: { remaining: 0n } })
  review('200')
  expect(at('review').draft).toMatchObject({ amount: 20_000n, fee: 100n, net: 19_900n, coin: null })
  expect(at('review').draft.arrivesBy).toBe('11-21 12:15')
  act(() => at('review').onConfirm())
  const form = () => at('new-password').form
  act(() => {
    form().loginPassword?.onChange('carrot-boat-42')
    form().password.onChange('123456')
    form().repeat.onChange('123456')
  })
  await act(async () => form().onSubmit())
  expect(form()).toMatchObject({ canSubmit: false, password: { error: expect.stringContaining('连续') } })
  act(() => form().password.onChange('135790'))
  await act(async () => form().onSubmit())
  expect(form().repeat.error).toBe('两次输入不一致')
  act(() => form().repeat.onChange('135790'))
  await act(async () => form().onSubmit())
  await eventually(() => at('password'))
  enter('135790')
  await eventually(() => expect(went).toHaveLength(1))
  expect(went[0]).toMatch(/^\/finance\/withdraw\?order=W\w+$/)
})

test('a wrong withdraw password is asked for again, and nothing that was typed before is lost', async () => {
  const { ready, at, review, enter, went } = await page(await member())
  review('200')
  act(() => at('review').onConfirm())
  enter('975310')
  await eventually(() => expect(at('password').password.error).toContain('4'))
  expect(at('password')).toMatchObject({ password: { value: '' }, canSubmit: false })
  expect(ready().form.amount.text).toBe('200')
  enter('135790')
  await eventually(() => expect(went).toHaveLength(1))
})

test('what does not fit is said before anything is sent', async () => {
  const made = await member()
  const { ready, review } = await page(made)
  for (const [amount, error] of [
    ['49.99', '¥50.00'],
    ['1000.01', '¥1,000.00'],
  ] as const) {
    review(amount)
    expect(ready()).toMatchObject({ step: { step: 'form' }, form: { canReview: false } })
    expect(ready().form.amount.error).toContain(error)
  }
  act(() => ready().form.amount.onText(ready().form.amount.largest ?? ''))
  expect(ready().form).toMatchObject({ amount: { text: '1000.00', error: null }, canReview: true })
  expect(made.backend.count(path)).toBe(0)
})

test('a reply that is lost is confirmed by its key, and the order that was made is shown', async () => {
  const made = await member()
  const { ready, at, review, enter, went } = await page(made)
  const mend = made.backend.cut(path, 'after')
  review('200')
  act(() => at('review').onConfirm())
  enter('135790')
  await eventually(() => expect(went).toHaveLength(1))
  mend()
  expect(made.backend.count(path)).toBe(1)
  await eventually(() => expect(ready()).toMatchObject({ available: 80_000n, held: 20_000n }))
})

test('the same withdrawal once more goes through only once it is confirmed', async () => {
  const made = await member()
  const first = await page(made)
  first.review('100')
  act(() => first.at('review').onConfirm())
  first.enter('135790')
  await eventually(() => expect(first.went).toHaveLength(1))
  const { at, review, enter, went } = await page(made)
  review('100')
  act(() => at('review').onConfirm())
  enter('135790')
  await eventually(() => at('duplicate'))
  expect(went).toEqual([])
  act(() => at('duplicate').onConfirm())
  await eventually(() => expect(went).toHaveLength(1))
})

test('a withdrawal that ends a bonus shows what that takes, and is asked anew when it has changed since', async () => {
  const made = await member()
  const { client } = made.runtime
  const money = () => ({ idempotencyKey: crypto.randomUUID() })
  await client.call(setAutoTransfer, { enabled: false })
  await client.call(applyStandaloneBonus, { id: 'newcomer-gift' }, money())
  const { ready, at, review, enter, went } = await page(made)
  await eventually(() => expect(ready().available).toBe(100_000n))
  review('200')
  expect(at('review').draft.bonus).toMatchObject({ kept: 100_000n, lost: 1_800n, held: 0n })
  // A round that is placed meanwhile, in another tab.
  const { url } = await client.call(launch, { venue_id: 89, mode: 'real' }, money())
  await playRounds(server.fetch, url, { rounds: 1, stake: 500n, settle: false })
  act(() => at('review').onConfirm())
  enter('135790')
  await eventually(() => expect(at('refused').message).toContain('¥13.00'))
  expect(went).toEqual([])
  act(() => at('refused').onClose())
  await eventually(() => {
    review('200')
    expect(at('review').draft.bonus).toMatchObject({ lost: 1_300n, held: 500n })
  })
  act(() => at('review').onConfirm())
  enter('135790')
  await eventually(() => expect(went).toHaveLength(1))
})

test('where nothing is bound the way to bind it leads back here', async () => {
  const { ready } = await page(await member({ kind: null }), 'bank')
  expect(ready().form).toMatchObject({
    accounts: [],
    accountId: null,
    canReview: false,
    bindPath: '/finance/addBankCard?back=%2Ffinance%2Fwithdraw%3Ftype%3Dbank',
  })
})

test('the coins to a coin address are counted before anything is sent, as the order counts them', async () => {
  const made = await member({ kind: 'coin' })
  // Without a kind in the address the default account is the one that is offered.
  const { ready, at, review, enter, went } = await page(made, '')
  expect(ready().form).toMatchObject({ kind: 'coin', accounts: [{ name: 'USDT · TRC20' }] })
  act(() => ready().form.amount.onText('305'))
  await eventually(() => expect(ready().form.quote?.coin?.amount).toBe('41.666666'))
  review('305')
  act(() => at('review').onConfirm())
  enter('135790')
  await eventually(() => expect(went).toHaveLength(1))
  const id = new URL(went[0] ?? '', 'http://here.test').searchParams.get('order') ?? ''
  const order = renderFeature(made.runtime, () => useWithdrawal({ id })).result
  await eventually(() =>
    expect(order.current).toMatchObject({ status: 'ready', quote: { coin: { amount: '41.666666' } } }),
  )
})

test('a deposit has to be staked first: how much and where it comes from is told, and nothing can be sent', async () => {
  const made = await member()
  const { id } = await made.runtime.client.call(
    createDeposit,
    { channel: 'bank', amount: '500.00' },
    { idempotencyKey: crypto.randomUUID() },
  )
  await payDeposit(made.runtime, id)
  const { ready } = await page(made)
  await eventually(() => expect(ready().turnover.remaining).toBe(50_000n))
  expect(ready().form).toMatchObject({ reason: '还需投注 ¥500.00 才能取款', canReview: false })
  expect(ready().turnover.rows).toMatchObject([{ deposit: 50_000n, required: 50_000n, done: 0n }])
  act(() => ready().form.amount.onText('200'))
  expect(ready().form.canReview).toBe(false)
})

async function payDeposit(runtime: Runtime, id: string): Promise<void> {
  const { url } = await runtime.client.call(openCashier, { id })
  await payAtCashier(server.fetch, url, 'confirm')
  for (let step = 0; step < 4; step += 1) {
    await clock.advance(5000)
    await runDueJobs(server.deps)
  }
}

test.each([
  ['200', ['done', 'done', 'done', 'done'], 80_000n],
  ['200.13', ['done', 'done', 'failed'], 100_000n],
])(
  'a withdrawal of %s is followed by itself to its end, and the balance with it',
  async (amount, ends, left) => {
    const made = await member()
    const { at, review, enter, went } = await page(made)
    review(amount)
    act(() => at('review').onConfirm())
    enter('135790')
    await eventually(() => expect(went).toHaveLength(1))
    const id = new URL(went[0] ?? '', 'http://here.test').searchParams.get('order') ?? ''
    const { result } = renderFeature(made.runtime, () => ({
      order: useWithdrawal({ id }),
      balance: useBalance(),
    }))
    const ladder = () => {
      const { order } = result.current
      if (order.status !== 'ready') throw new Error(order.status)
      return order
    }
    await eventually(() => expect(ladder().ladder[0]?.state).toBe('current'))
    for (let step = 0; step < 4; step += 1) {
      await act(async () => clock.advance(4000))
      await act(() => made.backend.settled())
      await runDueJobs(server.deps)
    }
    await act(async () => clock.advance(3000))
    await eventually(() => expect(ladder().ladder.map(({ state }) => state)).toEqual(ends))
    expect(ladder().under).toBe(false)
    await eventually(() => expect(result.current.balance).toMatchObject({ central: left }))
    const asked = made.backend.count(detail)
    await act(async () => clock.advance(30_000))
    expect(made.backend.count(detail)).toBe(asked)
  },
)
