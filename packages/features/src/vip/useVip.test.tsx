import { createManualClock } from '@koi/api-core/testing'
import { login } from '@koi/contract/auth'
import { launch } from '@koi/contract/game'
import { claimVipGift } from '@koi/contract/vip'
import { refreshRequested } from '@koi/store'
import { eventually } from '@koi/testing'
import { createTestServer, runDueJobs, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { useSession } from '../session/useSession.ts'
import { makeTestRuntime, openAccount, playRounds, renderFeature } from '../testing/index.ts'
import { useVip, type VipModel } from './useVip.ts'
import { useVipDetail } from './useVipDetail.ts'
import { useVipHistory } from './useVipHistory.ts'

const day = 86_400_000
const noon = Date.parse('2026-11-21T04:00:00.000Z')
const clock = createManualClock(noon)
let server: TestServer
let claims = 0
/** Loses the replies of claims: they take effect, and the page never hears of it. */
let lost = false
let withheld = false
const open: Runtime[] = []

beforeAll(async () => {
  server = await createTestServer({ clock, promotionGuard: async () => !withheld })
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
  lost = false
  withheld = false
  claims = 0
})
afterAll(() => server.close())

function page(): Runtime {
  const { runtime } = makeTestRuntime({
    clock,
    fetch: async (url, init) => {
      const reply = await server.fetch(url, init)
      if (!url.includes(claimVipGift.path)) return reply
      claims += 1
      if (lost) throw new TypeError('the connection was lost')
      return reply
    },
  })
  open.push(runtime)
  return runtime
}

/** Stakes the ¥1,000 that a new member has, whatever comes of it. */
async function play(runtime: Runtime): Promise<void> {
  const { url } = await runtime.client.call(launch, { venue_id: 89, game_id: 'g4001', mode: 'real' })
  await playRounds(server.fetch, url, { rounds: 5, stake: 20_000n })
}

async function playerOf(account: string, phone: string): Promise<Runtime> {
  const runtime = page()
  await openAccount(server.fetch, runtime, { account, phone })
  await play(runtime)
  return runtime
}

function vipOf(runtime: Runtime) {
  const { result } = renderFeature(runtime, () => useVip())
  return (): Extract<VipModel, { status: 'ready' }> => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
}

test('the round that completes the turnover reaches the level, and its gift is claimed once however often it is pressed', async () => {
  const ready = vipOf(await playerOf('climber1', '13911112001'))
  await eventually(ready)
  expect(ready()).toMatchObject({
    name: 'VIP 1 青铜',
    turnover: 100_000n,
    month: { first: '2026-11-01', last: '2026-11-30' },
    next: { name: 'VIP 2 白银', target: 1_000_000n, needed: 900_000n, percent: 10 },
    keep: { target: 50_000n, needed: 0n, percent: 100, until: '2026-12-31' },
    gifts: { entries: [{ title: '升级礼金 · VIP 1', amount: 800n, state: 'claimable' }] },
  })
  expect(ready().levels.map(({ level, own }) => [level, own])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
  ])
  const [gift] = ready().gifts.entries
  const { onClaim } = ready().gifts
  act(() => {
    onClaim(gift?.id ?? '')
    onClaim(gift?.id ?? '')
  })
  await eventually(() => expect(ready().gifts.entries).toMatchObject([{ state: 'claimed' }]))
  expect(ready().gifts.message).toEqual({ tone: 'positive', text: '¥8.00 已存入主钱包。' })
  expect(claims).toBe(1)
})

test('the level of the session follows the one that a round has reached', async () => {
  const runtime = page()
  await openAccount(server.fetch, runtime, { account: 'climber6', phone: '13911112006' })
  const session = renderFeature(runtime, () => useSession()).result
  act(() => void runtime.page.store.dispatch(refreshRequested({ what: 'member' })))
  await eventually(() => expect(session.current).toMatchObject({ vipLevel: 0 }))
  await play(runtime)
  const ready = vipOf(runtime)
  await eventually(() => expect(ready().name).toBe('VIP 1 青铜'))
  await eventually(() => expect(session.current).toMatchObject({ vipLevel: 1 }))
})

test('a claim whose reply was lost is confirmed by itself and sent once', async () => {
  const ready = vipOf(await playerOf('climber2', '13911112002'))
  await eventually(ready)
  lost = true
  act(() => ready().gifts.onClaim(ready().gifts.entries[0]?.id ?? ''))
  await eventually(() => expect(ready().gifts.message?.tone).toBe('positive'))
  await eventually(() => expect(ready().gifts.entries).toMatchObject([{ state: 'claimed' }]))
  expect(claims).toBe(1)
})

test('a gift that was claimed in another tab is refused, and is shown as claimed', async () => {
  const runtime = await playerOf('climber3', '13911112003')
  const ready = vipOf(runtime)
  await eventually(ready)
  const id = ready().gifts.entries[0]?.id ?? ''
  await runtime.client.call(claimVipGift, { id }, { idempotencyKey: crypto.randomUUID() })
  act(() => ready().gifts.onClaim(id))
  await eventually(() => expect(ready().gifts.message?.tone).toBe('negative'))
  await eventually(() => expect(ready().gifts.entries).toMatchObject([{ state: 'claimed' }]))
})

test('a level that the next month does not keep drops, and the history says both', async () => {
  const account = 'climber4'
  await playerOf(account, '13911112004')
  clock.set(noon + 50 * day)
  await runDueJobs(server.deps)
  const later = page()
  later.start()
  await later.client.call(login, { mode: 'password', account, password: 'carrot-boat-42' })
  const ready = vipOf(later)
  await eventually(ready)
  expect(ready()).toMatchObject({ name: 'VIP 0 普通会员', turnover: 0n, keep: null })
  expect(ready().gifts.entries).toMatchObject([
    { state: 'expired', time: expect.stringMatching(/^已于 12-21/) },
  ])
  const { result } = renderFeature(later, () => useVipHistory())
  await eventually(() =>
    expect(result.current).toMatchObject({
      status: 'ready',
      hasMore: false,
      rows: [
        { reason: 'dropped', title: '降为 VIP 0', turnover: '上月流水 ¥0.00' },
        { reason: 'reached', title: '升为 VIP 1', turnover: '当月流水 ¥1,000.00' },
      ],
    }),
  )
})

test('a member who may receive no promotions sees the level, and nothing of what it would bring', async () => {
  clock.set(noon)
  const runtime = await playerOf('climber7', '13911112007')
  withheld = true
  const ready = vipOf(runtime)
  await eventually(ready)
  expect(ready()).toMatchObject({ name: 'VIP 1 青铜', eligible: false, next: null, keep: null })
  expect(ready()).toMatchObject({ levels: [], gifts: { entries: [] } })
  const { result } = renderFeature(runtime, () => useVipDetail())
  await eventually(() => expect(result.current.eligible).toBe(false))
})

test('a new member has no gifts and no history', async () => {
  clock.set(noon)
  const runtime = page()
  await openAccount(server.fetch, runtime, { account: 'climber5', phone: '13911112005' })
  const ready = vipOf(runtime)
  await eventually(ready)
  expect(ready()).toMatchObject({ name: 'VIP 0 普通会员', keep: null, gifts: { entries: [] } })
  expect(ready().next).toMatchObject({ name: 'VIP 1 青铜', needed: 100_000n, percent: 0 })
  const { result } = renderFeature(runtime, () => useVipHistory())
  await eventually(() => expect(result.current).toEqual({ status: 'empty' }))
})
