import { exchangeGift } from '@koi/contract/gift'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature, stepAt } from '../testing/index.ts'
import { type ReadyGifts, useGifts } from './useGifts.ts'

const path = '/api/findmed/v1/promo/giftexchange'
const cash = 'cash-8'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

async function setPoints(points: number) {
  const { id } = await server.db
    .selectFrom('members')
    .select('id')
    .where('account', '=', 'demo')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('point_accounts').set({ points }).where('member_id', '=', id).execute()
  return id
}

async function page({ view = 'gifts', guest = false } = {}) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime, clock } = makeTestRuntime({ fetch: backend.fetch })
  if (guest) runtime.start()
  else await logInDemo(runtime)
  const url = { params: new URLSearchParams({ view }), setParams: () => {} }
  const { result } = renderFeature(runtime, () => useGifts(url))
  const ready = (): ReadyGifts => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  await eventually(() => ready())
  const gift = (id: string) => {
    const found = [...ready().forPoints, ...ready().forTurnover].find((one) => one.id === id)
    if (!found) throw new Error(`there is no gift ${id}`)
    return found
  }
  const at = stepAt(() => ready().flow.steps.points)
  const turnoverAt = stepAt(() => ready().flow.steps.turnover)
  return { backend, runtime, clock, ready, gift, at, turnoverAt }
}

test('a guest sees the gifts, and nothing to press', async () => {
  const { runtime, ready, gift } = await page({ guest: true })
  expect(ready().funds).toBeNull()
  expect(gift(cash)).toMatchObject({ state: 'guest', stock: 5_000, left: 10 })
  act(() => ready().onGift(gift(cash)))
  expect(ready().flow.steps.points.step).toBe('form')
  runtime.stop()
})

test('points buy as many pieces as were chosen in the review, and the record tells of them', async () => {
  await setPoints(200)
  const { runtime, ready, gift, at } = await page({ view: 'record' })
  expect(gift(cash)).toMatchObject({ state: 'open', most: 3 })
  expect(gift('tea-set')).toMatchObject({ state: 'missing', cost: { missing: 100 } })
  act(() => ready().onGift(gift(cash)))
  act(() => ready().flow.onQuantity(2))
  expect(at('review').draft).toMatchObject({ quantity: 2, points: 200 })
  act(() => at('review').onConfirm())
  const { result } = await eventually(() => at('done'))
  expect(result).toMatchObject({ value: 1_600n, points: 80, gift: { quantity: 2 } })
  await eventually(() => expect(ready().funds?.points).toBe(80))
  await eventually(() =>
    expect(ready().orders).toMatchObject({ status: 'ready', orders: [{ quantity: 2, points: 120 }] }),
  )
  expect(gift(cash)).toMatchObject({ stock: 4_998, left: 8, most: 1 })
  runtime.stop()
})

test('a gift that was taken away meanwhile is refused plainly, and shown as sold out', async () => {
  await setPoints(200)
  const { runtime, ready, gift, at } = await page()
  act(() => ready().onGift(gift(cash)))
  await server.db.updateTable('gifts').set({ stock: 0 }).where('id', '=', cash).execute()
  act(() => at('review').onConfirm())
  const { message } = await eventually(() => at('refused'))
  expect(message).toBe('该礼品已兑完')
  await eventually(() => expect(gift(cash).state).toBe('sold-out'))
  expect(ready().funds?.points).toBe(200)
  runtime.stop()
})

test('an exchange whose reply is lost is asked for, and happens once', async () => {
  await setPoints(200)
  const { backend, clock, runtime, ready, gift, at } = await page()
  const mends = [backend.cut(path, 'after'), backend.cut('/api/f/v1/money/outcome', 'before')]
  act(() => ready().onGift(gift(cash)))
  act(() => at('review').onConfirm())
  await eventually(() => at('confirming'))
  for (const mend of mends) mend()
  await eventually(async () => {
    await clock.advance(1000)
    await backend.settled()
    at('done')
  })
  await eventually(() => expect(ready().funds?.points).toBe(140))
  expect(backend.count(path)).toBe(1)
  runtime.stop()
})

test('what another tab has spent is told with the points that are left', async () => {
  await setPoints(100)
  const { runtime, ready, gift, at } = await page()
  act(() => ready().onGift(gift(cash)))
  await runtime.client.call(exchangeGift, { gift_id: cash }, { idempotencyKey: crypto.randomUUID() })
  act(() => at('review').onConfirm())
  expect((await eventually(() => at('refused'))).message).toBe('积分不足，需要 60，现有 40')
  await eventually(() => expect(gift(cash)).toMatchObject({ state: 'missing', cost: { missing: 20 } }))
  runtime.stop()
})

test('turnover of the month opens its gift, which can be had once', async () => {
  const id = await setPoints(0)
  await server.db
    .insertInto('turnover_days')
    .values({ member_id: id, day: '2026-11-21', game_type: 'slots', staked: 1_000_000n })
    .execute()
  const { runtime, ready, gift, turnoverAt } = await page()
  expect(gift('turnover-18')).toMatchObject({ state: 'open', cost: { percent: 100 } })
  expect(gift('turnover-188')).toMatchObject({ state: 'missing', cost: { percent: 10 } })
  act(() => ready().onGift(gift('turnover-18')))
  act(() => turnoverAt('review').onConfirm())
  expect((await eventually(() => turnoverAt('done'))).result).toMatchObject({ value: 1_800n, points: 0 })
  await eventually(() => expect(gift('turnover-18').state).toBe('limit'))
  runtime.stop()
})
