import { login } from '@koi/contract/auth'
import { launch } from '@koi/contract/game'
import { transfer as transferCall } from '@koi/contract/wallet'
import { refreshRequested } from '@koi/store'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, playRounds, renderFeature, stepAt } from '../testing/index.ts'
import { useTransfer, type ReadyTransfer } from './useTransfer.ts'

const path = '/api/game/transfer'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

async function page(query = '', sessionStorage: Readonly<Record<string, string>> = {}) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime, clock } = makeTestRuntime({ fetch: backend.fetch, sessionStorage })
  await logInDemo(runtime)
  const params = new URLSearchParams(query)
  const { result } = renderFeature(runtime, () => useTransfer({ params }))
  const ready = (): ReadyTransfer => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  await eventually(() => expect(ready().form.amount.limits).not.toBeNull())
  const review = (amount: string) => {
    act(() => ready().form.amount.onText(amount))
    act(() => ready().form.onReview())
  }
  const at = stepAt(() => ready().step)
  const recycleAt = stepAt(() => ready().recycle.step)
  const confirm = () => act(() => at('review').onConfirm())
  return { backend, runtime, clock, ready, at, recycleAt, review, confirm }
}

test('a transfer is reviewed, sent, and shows in both wallets', async () => {
  const { runtime, ready, at, review, confirm } = await page('venue=89')
  expect(ready()).toMatchObject({
    central: 1_000_000n,
    form: { venueId: 89, direction: 'in', amount: { quickAmounts: ['100', '500', '1000', '5000'] } },
  })
  expect(ready().wallets).toHaveLength(29)
  review('100')
  expect(at('review').draft).toMatchObject({ amount: 10_000n, fromName: '主钱包' })
  confirm()
  await eventually(() => expect(ready().step.step).toBe('done'))
  await eventually(() => expect(ready().central).toBe(990_000n))
  expect(ready().wallets.find(({ venueId }) => venueId === 89)?.balance).toBe(10_000n)
  await eventually(() => expect(ready().total).toBe(1_000_000n))
  act(() => at('done').onClose())
  expect(ready()).toMatchObject({ step: { step: 'form' }, form: { amount: { text: '' } } })
  runtime.stop()
})

test('what does not fit is said before anything is sent', async () => {
  const { runtime, ready, review, backend } = await page()
  review('100')
  expect(ready().step.step).toBe('form')
  act(() => ready().form.onVenue(89))
  review('10000.01')
  expect(ready().form.amount.error).toContain('¥10,000.00')
  review('0.5')
  expect(ready().form.amount.error).toContain('¥1.00')
  act(() => ready().form.amount.onText('1a2。5'))
  expect(ready().form.amount.text).toBe('12.5')
  act(() => ready().form.amount.onText(ready().form.amount.largest ?? ''))
  expect(ready().form).toMatchObject({ amount: { text: '10000.00', error: null }, canReview: true })
  expect(backend.count(path)).toBe(0)
  runtime.stop()
})

test('a reply that is lost is confirmed by asking, without moving twice', async () => {
  const { backend, clock, runtime, ready, review, confirm } = await page('venue=89')
  const mends = [backend.cut(path, 'after'), backend.cut('/api/f/v1/money/outcome', 'before')]
  review('250.50')
  confirm()
  await eventually(() => expect(ready().step.step).toBe('confirming'))
  for (const mend of mends) mend()
  await eventually(async () => {
    await clock.advance(1000)
    await backend.settled()
    expect(ready().step.step).toBe('done')
  })
  await eventually(() => expect(ready().central).toBe(974_950n))
  expect(backend.count(path)).toBe(1)
  await eventually(() => expect(ready().total).toBe(1_000_000n))
  runtime.stop()
})

test('a request that is lost moves nothing, says so, and keeps what was typed', async () => {
  const { backend, runtime, ready, at, review, confirm } = await page('venue=89')
  backend.cut(path, 'before')
  review('250.50')
  confirm()
  const refused = await eventually(() => at('refused'))
  expect(refused.message).toContain('资金没有变动')
  act(() => refused.onClose())
  expect(ready()).toMatchObject({ form: { amount: { text: '250.50' } }, central: 1_000_000n })
  runtime.stop()
})

test('a refusal of the server names its reason and leads back to the form with what was typed', async () => {
  const { runtime, ready, at, review, confirm } = await page('venue=89')
  review('100')
  // Another page of the member moves the money away meanwhile.
  await runtime.client.call(transferCall, { from: 0, to: 84, amount: '9950.00' })
  confirm()
  const refused = await eventually(() => at('refused'))
  expect(refused.message).toBe('余额不足，可用余额为 ¥50.00')
  act(() => refused.onClose())
  expect(ready()).toMatchObject({ step: { step: 'form' }, form: { amount: { text: '100' } } })
  runtime.stop()
})

test('the same transfer once more goes through only once it is confirmed', async () => {
  const { runtime, ready, at, review, confirm } = await page('venue=89')
  review('100')
  confirm()
  await eventually(() => at('done'))
  act(() => at('done').onClose())
  // However often it is tried: nothing moves before the member says so.
  for (let tried = 0; tried < 2; tried += 1) {
    review('100')
    confirm()
    await eventually(() => at('duplicate'))
    expect(at('duplicate')).toMatchObject({
      draft: { amount: 10_000n },
      message: expect.stringContaining('已提交过'),
    })
    if (tried === 0) act(() => at('duplicate').onCancel())
  }
  await eventually(() => expect(ready().central).toBe(990_000n))
  act(() => at('duplicate').onConfirm())
  await eventually(() => at('done'))
  await eventually(() => expect(ready().central).toBe(980_000n))
  runtime.stop()
})

test('a transfer that a page before left unsettled comes first, and its answer tells what it was', async () => {
  const before = await page('venue=89')
  const mends = [before.backend.cut(path, 'after'), before.backend.cut('/api/f/v1/money/outcome', 'before')]
  before.review('250.50')
  before.confirm()
  await eventually(() => expect(before.ready().step.step).toBe('confirming'))
  const intents = before.runtime.sessionStorage.getItem('intents') ?? ''
  before.runtime.stop()
  for (const mend of mends) mend()
  const { runtime, ready, at } = await page('', { intents })
  const done = await eventually(() => at('done'))
  expect(done.result).toMatchObject({ amount: 25_050n, fromName: '主钱包' })
  expect(ready().central).toBe(974_950n)
  runtime.stop()
})

test('all that lies in the venues comes back in one movement after a review', async () => {
  const { runtime, ready, recycleAt, review, confirm } = await page('venue=89')
  review('300')
  confirm()
  await eventually(() => expect(ready().central).toBe(970_000n))
  expect(ready().recycle.available).toBe(true)
  act(() => ready().recycle.onReview())
  expect(recycleAt('review').draft).toMatchObject({ moves: [{ amount: 30_000n }], left: [] })
  act(() => recycleAt('review').onConfirm())
  expect(ready().recycle).toMatchObject({ busy: true, step: { draft: { moves: [{ amount: 30_000n }] } } })
  const done = await eventually(() => recycleAt('done'))
  expect(done.result).toMatchObject({ total: 30_000n, moved: [{ amount: 30_000n }] })
  await eventually(() => expect(ready().central).toBe(1_000_000n))
  runtime.stop()
})

test('the other venues come back when one is down, and what stays there is told with its reason', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  runtime.start()
  await runtime.client.call(login, { mode: 'password', account: 'demo2', password: 'koi-demo-2026' })
  const params = new URLSearchParams('venue=90')
  const { result } = renderFeature(runtime, () => useTransfer({ params }))
  const ready = () => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  await eventually(() => expect(ready().form.amount.limits).not.toBeNull())
  for (const direction of ['in', 'out'] as const) {
    act(() => ready().form.onDirection(direction))
    act(() => ready().form.amount.onText('100'))
    expect(ready().form).toMatchObject({
      amount: { error: expect.stringMatching(/^维护中，预计 .+ 恢复$/) },
      canReview: false,
    })
  }
  const recycleAt = stepAt(() => ready().recycle.step)
  act(() => ready().recycle.onReview())
  expect(recycleAt('review').draft).toMatchObject({
    moves: [{ amount: 30_000n }],
    left: [{ amount: 12_345n, reason: expect.stringMatching(/^维护中，预计 .+ 恢复$/) }],
  })
  act(() => recycleAt('review').onConfirm())
  const done = await eventually(() => recycleAt('done'))
  expect(done.result).toMatchObject({
    total: 30_000n,
    moved: [{ amount: 30_000n }],
    left: [{ amount: 12_345n, reason: expect.stringMatching(/^维护中，预计 .+ 恢复$/) }],
  })
  await eventually(() => expect(ready().wallets.filter(({ balance }) => balance > 0n)).toHaveLength(1))
  runtime.stop()
})

test('zero balances can be hidden and still be chosen, and auto-transfer can be switched', async () => {
  const { runtime, ready } = await page()
  act(() => ready().onHideZero(true))
  expect(ready().wallets).toEqual([])
  expect(ready().choices).toHaveLength(29)
  act(() => ready().form.onVenue(89))
  expect(ready().form.venueId).toBe(89)
  const { enabled } = ready().auto
  act(() => ready().auto.onToggle(!enabled))
  await eventually(() => expect(ready().auto).toMatchObject({ enabled: !enabled, busy: false }))
  runtime.stop()
})

test('the total holds the stake of a round that is still open, as the balance does', async () => {
  const { runtime, ready } = await page()
  const { url } = await runtime.client.call(
    launch,
    { venue_id: 89, game_id: 'g4001', mode: 'real' },
    { idempotencyKey: crypto.randomUUID() },
  )
  await playRounds(server.fetch, url, { rounds: 1, stake: 1000n, settle: false })
  act(() => void runtime.page.store.dispatch(refreshRequested({ what: 'balance', force: true })))
  await eventually(() => expect(ready()).toMatchObject({ total: 1_000_000n, held: 1000n }))
  runtime.stop()
})
