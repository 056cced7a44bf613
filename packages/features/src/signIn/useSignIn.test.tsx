import { createManualClock } from '@koi/api-core/testing'
import { signIn } from '@koi/contract/signIn'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { type ReadySignIn, useSignIn } from './useSignIn.ts'

const path = '/api/findmed/v1/promo/sign'
const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function page({ points = 0, at = '2026-11-21T04:00:00.000Z', withheld = false } = {}) {
  const clock = createManualClock(Date.parse(at))
  const server = await createTestServer({ clock, promotionGuard: async () => !withheld })
  servers.push(server)
  // Long a member, so that there are days to miss.
  await server.db
    .updateTable('members')
    .set({ created_at: new Date(Date.parse(at) - 30 * 86_400_000) })
    .execute()
  const { id } = await server.db
    .selectFrom('members')
    .select('id')
    .where('account', '=', 'demo')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('point_accounts').set({ points }).where('member_id', '=', id).execute()
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch, clock })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => useSignIn())
  await eventually(() => expect(result.current.status).not.toBe('loading'))
  const ready = (): ReadySignIn => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  return { runtime, backend, clock, result, ready }
}

test('a guest reads what each day brings, and is asked to log in', async () => {
  const server = await createTestServer()
  servers.push(server)
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  runtime.start()
  const { result } = renderFeature(runtime, () => useSignIn())
  await eventually(() => {
    if (result.current.status !== 'guest') throw new Error(result.current.status)
    expect(result.current.ladder.map(({ reward }) => reward)).toEqual([18n, 28n, 38n, 58n, 68n, 88n, 888n])
  })
  expect(backend.count('/api/findmed/v1/promo/sign/info')).toBe(0)
})

test('signing in twice at once is done once, and says what it brought', async () => {
  const { runtime, backend, ready } = await page()
  expect(ready()).toMatchObject({ today: '2026-11-21', zone: 'GMT+8', streak: 0, next: { reward: 18n } })
  act(() => {
    ready().onSign()
    ready().onSign()
  })
  await eventually(() => expect(ready()).toMatchObject({ signedToday: true, streak: 1, points: 10 }))
  expect(ready().message).toEqual({
    tone: 'positive',
    text: '签到成功，¥0.18 已存入主钱包，另得 10 积分',
  })
  act(() => ready().onSign())
  expect(backend.count(path)).toBe(1)
  runtime.stop()
})

test('a reply that is lost is asked for, and the day is signed once', async () => {
  const { runtime, backend, clock, ready } = await page()
  const mends = [backend.cut(path, 'after'), backend.cut('/api/f/v1/money/outcome', 'before')]
  act(() => ready().onSign())
  await eventually(() => expect(ready()).toMatchObject({ busy: true, message: { tone: 'info' } }))
  for (const mend of mends) mend()
  await eventually(async () => {
    await clock.advance(1000)
    await backend.settled()
    expect(ready()).toMatchObject({ busy: false, signedToday: true, message: { tone: 'positive' } })
  })
  expect(backend.count(path)).toBe(1)
  runtime.stop()
})

test('a day that another tab has signed is told, and shown as signed', async () => {
  const { runtime, ready } = await page()
  await runtime.client.call(signIn, {}, { idempotencyKey: crypto.randomUUID() })
  act(() => ready().onSign())
  await eventually(() => expect(ready()).toMatchObject({ busy: false, signedToday: true }))
  expect(ready().message).toEqual({ tone: 'negative', text: '您今天已经签到' })
  runtime.stop()
})

test('a missed day is made up after a question that names its cost, and joins the streak', async () => {
  const { runtime, ready } = await page({ points: 50 })
  act(() => ready().onSign())
  await eventually(() => expect(ready().streak).toBe(1))
  act(() => ready().onAsk('2026-11-20'))
  expect(ready().asked).toMatchObject({ cost: 30, reward: 28n, points: 10, left: 40, refusal: null })
  act(() => ready().asked?.onConfirm())
  await eventually(() => expect(ready()).toMatchObject({ streak: 2, points: 40, makeUp: { left: 2 } }))
  expect(ready()).toMatchObject({ asked: null, message: { tone: 'positive' } })
  expect(ready().message?.text).toContain('补签成功')
  runtime.stop()
})

test('a missed day that cannot be made up says why', async () => {
  const { runtime, ready } = await page({ points: 20 })
  act(() => ready().onAsk('2026-11-20'))
  expect(ready().asked?.refusal).toBe('points')
  act(() => ready().asked?.onConfirm())
  expect(ready().busy).toBe(false)
  act(() => ready().onAsk('2026-11-10'))
  expect(ready().asked?.refusal).toBe('reach')
  act(() => ready().asked?.onClose())
  expect(ready().asked).toBeNull()
  runtime.stop()
})

test('a member who may receive no promotions is shown no rewards', async () => {
  const { runtime, result } = await page({ withheld: true })
  expect(result.current.status).toBe('withheld')
  runtime.stop()
})

test('the page turns to the new day at midnight of the business time zone', async () => {
  const { runtime, clock, ready } = await page({ at: '2026-11-30T15:59:30.000Z' })
  act(() => ready().onSign())
  await eventually(() => expect(ready()).toMatchObject({ today: '2026-11-30', signedToday: true }))
  await act(() => clock.advance(31_000))
  await eventually(() =>
    expect(ready()).toMatchObject({ today: '2026-12-01', signedToday: false, streak: 1 }),
  )
  runtime.stop()
})
