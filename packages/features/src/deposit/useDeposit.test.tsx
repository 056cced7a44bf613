import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { logInDemo, makeTestRuntime, renderFeature, stepAt } from '../testing/index.ts'
import { useDeposit, type DepositModel } from './useDeposit.ts'

const path = '/api/f/v1/deposit/create'

let server: TestServer
let withheld = false
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer({ promotionGuard: async () => !withheld })
})
afterEach(async () => {
  for (const runtime of open.splice(0)) runtime.stop()
  withheld = false
  await server.db.updateTable('deposit_orders').set({ state: 'cancelled' }).execute()
})
afterAll(() => server.close())

async function page(query = '') {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  open.push(runtime)
  await logInDemo(runtime)
  const went: string[] = []
  const params = new URLSearchParams(query)
  const { result } = renderFeature(runtime, () =>
    useDeposit({ params, navigate: (to) => void went.push(to) }),
  )
  const ready = (): Extract<DepositModel, { status: 'ready' }> => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  await eventually(ready)
  const at = stepAt(() => ready().step)
  const type = (amount: string) => act(() => ready().form.amount.onText(amount))
  const review = (amount: string) => {
    type(amount)
    act(() => ready().form.onReview())
  }
  return { backend, went, ready, at, type, review }
}

test('a deposit is reviewed, ordered once, and leads to its order, which can be resumed', async () => {
  const { backend, went, ready, at, review } = await page()
  expect(ready().form).toMatchObject({
    channel: 'bank',
    amount: { limits: '单笔 ¥100.00 至 ¥50,000.00', quickAmounts: ['500', '1000', '5000', '10000'] },
    networks: [],
  })
  review('1234.50')
  const { draft, onConfirm } = at('review')
  expect(draft.summary).toMatchObject({ amount: 123_450n, fee: 0n, arrives: 123_450n, coins: null })
  act(() => {
    onConfirm()
    onConfirm()
  })
  await eventually(() => expect(went).toHaveLength(1))
  expect(went[0]).toMatch(/^\/finance\/deposit\?order=D\d{16}$/)
  expect(backend.count(path)).toBe(1)
  await eventually(() => expect(ready().open).toMatchObject([{ amount: 123_450n, href: went[0] }]))
})

test('a deposit of coins shows both amounts exactly, and the terms of its network', async () => {
  const { ready, type } = await page('channel=coin')
  type('500')
  expect(ready().form.summary).toMatchObject({ coins: '69.45 USDT', rate: '1 USDT = ¥7.20', minutes: 2 })
  act(() => ready().form.onNetwork('ERC20'))
  expect(ready().form).toMatchObject({
    network: 'ERC20',
    amount: { limits: expect.stringContaining('¥500.00') },
  })
  type('499.99')
  expect(ready().form.summary).toBeNull()
  act(() => ready().form.onReview())
  expect(ready().form.amount.error).toContain('¥500.00')
  expect(ready().step.step).toBe('form')
})

test('the fee of Alipay is rounded down, as the server does', async () => {
  const { ready, type } = await page('channel=alipay')
  type('999.99')
  expect(ready().form.summary).toMatchObject({ fee: 299n, arrives: 99_700n })
})

test('a suspected duplicate is ordered only once it is confirmed', async () => {
  const first = await page()
  first.review('321')
  act(() => first.at('review').onConfirm())
  await eventually(() => expect(first.went).toHaveLength(1))

  const second = await page()
  second.review('321')
  act(() => second.at('review').onConfirm())
  const duplicate = await eventually(() => second.at('duplicate'))
  expect(duplicate.message).toContain('已提交过')
  expect(second.went).toEqual([])
  act(() => duplicate.onConfirm())
  await eventually(() => expect(second.went).toHaveLength(1))
  expect(second.went).not.toEqual(first.went)
})

test('an order whose reply was lost is found, and one that never arrived can be sent again', async () => {
  const { backend, went, ready, at, review } = await page()
  const restore = backend.cut(path, 'before')
  review('456')
  act(() => at('review').onConfirm())
  const lost = await eventually(() => at('refused'))
  expect(lost.message).toContain('资金没有变动')
  restore()
  act(() => lost.onClose())
  expect(ready().form.amount.text).toBe('456')

  backend.cut(path, 'after')
  act(() => ready().form.onReview())
  act(() => at('review').onConfirm())
  await eventually(() => expect(went).toHaveLength(1))
  await eventually(() => expect(ready().open).toHaveLength(1))
})

test('a deposit joins no promotion that was not chosen', async () => {
  const { went, ready, at, review } = await page('promo=newcomer-gift')
  expect(ready().form.promotion.options.map(({ id }) => id)).not.toContain('newcomer-gift')
  act(() => ready().form.promotion.onNone())
  review('700')
  expect(at('review').draft.offer).toBeNull()
  act(() => at('review').onConfirm())
  await eventually(() => expect(went).toHaveLength(1))
})

test('a promotion is joined with a deposit that is large enough for it, and says what it brings and asks for', async () => {
  const { went, ready, at, type, review } = await page('promo=first-deposit')
  expect(ready().form.promotion).toMatchObject({ chosen: 'first-deposit' })
  type('100')
  await eventually(() => expect(ready().form.promotion.offer).toMatchObject({ minDeposit: 10_000n }))
  act(() => ready().form.onChannel('alipay'))
  // The fee leaves less than the least deposit.
  expect(ready().form.promotion.offer).toMatchObject({ tooSmall: true, gain: null })
  expect(ready().form.canReview).toBe(false)
  act(() => ready().form.onChannel('bank'))
  review('1000')
  expect(at('review').draft.offer?.gain).toEqual({ bonus: 50_000n, required: 1_200_000n, days: 30 })
  act(() => at('review').onConfirm())
  await eventually(() => expect(went).toHaveLength(1))
  const [order] = await server.db
    .selectFrom('deposit_orders')
    .select('promotion_id')
    .where('state', '=', 'awaiting')
    .execute()
  expect(order?.promotion_id).toBe('first-deposit')

  const next = await page()
  await eventually(() =>
    expect(next.ready().form.promotion).toMatchObject({ chosen: 'first-deposit', offer: { joined: true } }),
  )
  // Too small for the bonus that is joined: it waits, and the deposit goes on without.
  act(() => next.ready().form.onChannel('alipay'))
  next.type('100')
  expect(next.ready().form).toMatchObject({ canReview: true, promotion: { offer: { tooSmall: true } } })
  next.review('100')
  expect(next.at('review').draft.offer).toBeNull()
  act(() => next.at('review').onCancel())
  // Large enough, and not wanted.
  act(() => next.ready().form.promotion.onNone())
  next.review('1000')
  expect(next.ready().form.promotion.chosen).toBeNull()
  expect(next.at('review').draft.offer).toBeNull()
})

test('a member who may receive no promotions deposits without one, whatever was joined before', async () => {
  withheld = true
  const { went, ready, at, review } = await page('promo=first-deposit')
  expect(ready().form.promotion).toMatchObject({ options: [], chosen: null, offer: null })
  review('900')
  expect(at('review').draft.offer).toBeNull()
  act(() => at('review').onConfirm())
  await eventually(() => expect(went).toHaveLength(1))
})
