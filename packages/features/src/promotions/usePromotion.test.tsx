import { joinPromo, promoDetail } from '@koi/contract/promo'
import { cancelBonus, rechargeRewards } from '@koi/contract/bonus'
import { launch } from '@koi/contract/game'
import { recycle, setAutoTransfer } from '@koi/contract/wallet'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useParams } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { logInDemo, makeTestRuntime, playRounds, renderFeature } from '../testing/index.ts'
import type { PromotionModel } from './promotionModel.ts'
import { usePromotion } from './usePromotion.ts'

let server: TestServer
let withheld = false
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer({ promotionGuard: async () => !withheld })
})
afterEach(async () => {
  for (const runtime of open.splice(0)) runtime.stop()
  withheld = false
})
afterAll(() => server.close())

async function page(
  id: string,
  { guest = false, held = null }: { guest?: boolean; held?: string | null } = {},
) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const release = held === null ? () => {} : backend.hold(held)
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  open.push(runtime)
  if (guest) runtime.start()
  else await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => ({ model: usePromotion(), params: useParams() }), {
    path: `/activity/list/${id}`,
    route: '/activity/list/:id',
  })
  const ready = (): Extract<PromotionModel, { status: 'ready' }> => {
    if (result.current.model.status !== 'ready') throw new Error(`still ${result.current.model.status}`)
    return result.current.model
  }
  const loaded = () => eventually(() => expect(result.current.model.status).not.toBe('loading'))
  if (held === null) await loaded()
  return { backend, result, ready, runtime, release }
}

/** Lets the gift of newcomers be claimed anew. */
async function forgetGift(): Promise<void> {
  await server.db.deleteFrom('bonus_rounds').execute()
  await server.db.deleteFrom('bonuses').where('promotion_id', '=', 'newcomer-gift').execute()
}

/** What a deposit does to a bonus that is joined, or is here, while another one runs. */
async function makeClaimable(promotionId: string): Promise<void> {
  const { id } = await server.db
    .selectFrom('members')
    .select('id')
    .where('account', '=', 'demo')
    .executeTakeFirstOrThrow()
  await server.db.deleteFrom('bonuses').where('promotion_id', '=', promotionId).execute()
  const at = new Date(server.clock.now())
  await server.db
    .insertInto('bonuses')
    .values({
      id: crypto.randomUUID(),
      member_id: id,
      promotion_id: promotionId,
      version: 1,
      state: 'claimable',
      joined_at: at,
      deposit_id: null,
      step: null,
      bonus: 5_000n,
      max_bet: null,
      granted_at: null,
      expires_at: new Date(at.getTime() + 86_400_000),
      ended_at: null,
    })
    .execute()
}

async function countGrants(): Promise<number> {
  const { granted } = await server.db
    .selectFrom('ledger_transactions')
    .select(({ fn }) => fn.countAll<bigint>().as('granted'))
    .where('kind', '=', 'bonus-grant')
    .executeTakeFirstOrThrow()
  return Number(granted)
}

test('a guest reads the complete terms of a promotion and is led to log in', async () => {
  const { ready } = await page('first-deposit', { guest: true })
  expect(ready()).toMatchObject({ next: 'login', record: null, progress: null })
  expect(ready().sections.map(({ heading }) => heading)).toContain('计算示例')
})

test.each([
  ['after the page has loaded', 'first-deposit', null],
  ['while the page loads', 'recharge-ladder', promoDetail.path],
])('a page that a guest opened shows the part of a member who arrives %s', async (_, id, held) => {
  const other = await page(id)
  await other.runtime.client.call(joinPromo, { id })
  const { ready, runtime, release, backend } = await page(id, { guest: true, held })
  await act(async () => logInDemo(runtime))
  release()
  await eventually(() => expect(ready().next).toBe('deposit'))
  expect(backend.count(promoDetail.path)).toBe(2)
})

test('a recharge reward is shown to a member together with its steps', async () => {
  const { result, ready, release } = await page('recharge-ladder', { held: rechargeRewards.path })
  await eventually(() => expect(document.title).toContain('累计存款奖励'))
  expect(result.current.model.status).toBe('loading')
  release()
  await eventually(() => expect(ready().steps?.items).toHaveLength(3))
})

test('a recharge reward is shown without its steps where they cannot be read', async () => {
  const { backend, ready, release } = await page('recharge-ladder', { held: rechargeRewards.path })
  backend.cut(rechargeRewards.path, 'after')
  release()
  await eventually(() => expect(ready().steps).toBeNull())
})

test('a promotion that there is not is said to be gone', async () => {
  const { result } = await page('no-such-promotion')
  expect(result.current.model.status).toBe('empty')
})

test('a bonus is claimed once by a double click, and cancelling says before what it takes', async () => {
  const { backend, ready } = await page('newcomer-gift')
  expect(ready().next).toBe('claim')
  act(() => {
    ready().onNext()
    ready().onNext()
  })
  await eventually(() =>
    expect(ready().progress).toMatchObject({ running: true, bonus: 1_800n, required: 18_000n }),
  )
  expect(backend.count('/api/findmed/v1/promo/active/apply/aloneActive')).toBe(1)
  await eventually(() => expect(ready().cancelling).toMatchObject({ lost: 1_800n, held: 0n }))
  await eventually(() => expect(ready().record?.rows).toMatchObject([{ bonus: 1_800n }]))

  act(() => ready().onCancel())
  await eventually(() => expect(ready().message).toEqual({ tone: 'positive', text: '彩金已取消' }))
  await eventually(() => expect(ready().progress).toMatchObject({ running: false, lost: 1_800n }))
  expect(backend.count(cancelBonus.path)).toBe(1)
})

test('a bonus that changed while the question was open stays, and the new amounts are shown', async () => {
  await forgetGift()
  const { backend, ready, runtime } = await page('newcomer-gift')
  act(() => ready().onNext())
  await eventually(() => expect(ready().cancelling).toMatchObject({ lost: 1_800n }))
  // A round that is placed meanwhile, in another tab.
  const { client } = runtime
  await client.call(setAutoTransfer, { enabled: false })
  await client.call(recycle, {}, { idempotencyKey: crypto.randomUUID() })
  const game = { venue_id: 89, mode: 'real' } as const
  const { url } = await client.call(launch, game, { idempotencyKey: crypto.randomUUID() })
  await playRounds(server.fetch, url, { rounds: 1, stake: 500n, settle: false })
  act(() => ready().onCancel())
  await eventually(() => expect(ready().message?.text).toContain('现在结束这笔彩金将收回 ¥13.00'))
  await eventually(() => expect(ready().cancelling).toMatchObject({ lost: 1_300n, held: 500n }))
  expect(ready().progress).toMatchObject({ running: true })
  act(() => ready().onCancel())
  await eventually(() => expect(ready().message).toEqual({ tone: 'positive', text: '彩金已取消' }))
  expect(backend.count(cancelBonus.path)).toBe(2)
})

test('a claim whose reply is lost is asked for and paid once', async () => {
  await forgetGift()
  const before = await countGrants()
  const { backend, ready } = await page('newcomer-gift')
  backend.cut('/api/findmed/v1/promo/active/apply/aloneActive', 'after')
  act(() => ready().onNext())
  await eventually(() => expect(ready().progress).toMatchObject({ running: true }))
  expect(await countGrants()).toBe(before + 1)
})

test('a deposit bonus is joined once by a double click, a deposit is what comes next, and it can be left before', async () => {
  const { backend, ready } = await page('weekly-reload')
  expect(ready().next).toBe('join')
  act(() => {
    ready().onNext()
    ready().onNext()
  })
  await eventually(() => expect(ready().next).toBe('deposit'))
  expect(backend.count(joinPromo.path)).toBe(1)
  expect(ready().message).toEqual({ tone: 'positive', text: '已参加，按本页条款执行' })

  expect(ready().leaving).toEqual({ kind: 'deposit' })
  act(() => ready().onCancel())
  await eventually(() => expect(ready()).toMatchObject({ next: 'join', leaving: null, cancelling: null }))
  expect(ready().message).toEqual({ tone: 'positive', text: '已退出活动' })
})

test('a bonus that waits says until when and behind which one, and can be claimed once that has ended', async () => {
  await forgetGift()
  const gift = await page('newcomer-gift')
  act(() => gift.ready().onNext())
  await eventually(() => expect(gift.ready().cancelling).not.toBeNull())
  await makeClaimable('first-deposit')
  const { ready } = await page('first-deposit')
  await eventually(() =>
    expect(ready()).toMatchObject({
      next: null,
      waiting: { bonus: 5_000n, behind: { title: '新会员见面礼' } },
      leaving: { kind: 'claimable', bonus: 5_000n },
    }),
  )
  act(() => gift.ready().onCancel())
  await eventually(() => expect(gift.ready().cancelling).toBeNull())
  const later = await page('first-deposit')
  await eventually(() => expect(later.ready()).toMatchObject({ next: 'claim', waiting: { behind: null } }))
  act(() => later.ready().onCancel())
  await eventually(() => expect(later.ready()).toMatchObject({ next: 'join', waiting: null }))
})

test('a rebate of a day without bets says so, and there is nothing to claim', async () => {
  const { ready } = await page('daily-rebate')
  expect(ready()).toMatchObject({ rebate: 0n, next: null })
})

test('who cannot join is told in words what would change that', async () => {
  const { ready } = await page('vip-weekend')
  expect(ready()).toMatchObject({ next: null, reason: expect.stringContaining('达到 VIP 3') })
  expect((await page('daily-rebate')).ready()).toMatchObject({ reason: null })
})

test('what is agreed to fits what is done: joining, claiming a bonus, or claiming cash', async () => {
  const agreed = async (id: string) => (await page(id, { guest: true })).ready().agreement
  expect(await agreed('newcomer-gift')).toContain('须在 7 天内完成流水')
  expect(await agreed('daily-rebate')).toContain('是现金')
  expect(await agreed('recharge-ladder')).toContain('参加后到账的存款才计入')
  expect(await agreed('weekly-reload')).toContain('参加后按现在的规则执行')
})

test('what a member has joined who may receive no promotions any more can be left, and leads nowhere else', async () => {
  const { runtime } = await page('weekly-reload')
  await runtime.client.call(joinPromo, { id: 'weekly-reload' })
  withheld = true
  const { ready, result } = await page('weekly-reload')
  await eventually(() =>
    expect(ready()).toMatchObject({ next: null, reason: expect.stringContaining('目前不向您提供优惠') }),
  )
  expect(ready().leaving).toEqual({ kind: 'deposit' })
  act(() => ready().onCancel())
  // What was left is shown no more.
  await eventually(() => expect(result.current.model.status).toBe('empty'))
})
