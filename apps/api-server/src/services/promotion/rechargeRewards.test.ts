import { contract } from '@koi/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { insertDeposit, insertPromotion } from '../../testing/promotionRows.ts'

const id = 'recharge-ladder'
/** Noon of a Monday in the business time zone. */
const monday = Date.parse('2027-01-04T04:00:00.000Z')
const { server, clock, ...act } = await createPromotionTest()
let member: TestMember
let player: TestMember['player']

beforeEach(async () => {
  member = await act.register()
  player = member.player
})
afterAll(() => server.close())

const stateOf = async (of = id) => {
  const { state } = await player.call(contract.promoDetail, { id: of })
  const { items } = await player.call(contract.promoList, { page_size: 50 })
  expect(items.find((one) => one.id === of)?.state).toBe(state)
  return state
}
const claim = (step: number, of = id) => player.send(contract.claimRecharge, { id: of, step })
async function joinAndDeposit(amount: bigint, of = id): Promise<void> {
  await player.call(contract.joinPromo, { id: of })
  clock.advance(1_000)
  await insertDeposit(server, { memberId: member.id, amount })
}
async function leave(): Promise<void> {
  const { items } = await player.call(contract.promoRecord, { id })
  const part = items.find(({ state }) => state === 'joined')
  await player.call(contract.cancelBonus, { id: part?.id ?? '', lost: '0.00', held: '0.00' })
}

test('a recharge reward is claimable while a step that was reached is not claimed, and done with the last step', async () => {
  await joinAndDeposit(100_000n)
  expect(await stateOf()).toBe('claimable')
  await claim(1)
  expect(await stateOf()).toBe('joined')
  await insertDeposit(server, { memberId: member.id, amount: 1_900_000n })
  await claim(2)
  expect(await stateOf()).toBe('claimable')
  await claim(3)
  expect(await stateOf()).toBe('released')
  expect((await claim(3)).code).toBe('promotion-claimed')
  const { items } = await player.call(contract.messageList, { box: 'promotion' })
  const told = items.map(({ content }) => content).filter(({ topic }) => topic === 'promotion-paid')
  expect(told).toHaveLength(3)
  expect(told).toContainEqual({ topic: 'promotion-paid', amount: expect.any(String), promotion: id })
  expect((await player.send(contract.joinPromo, { id })).code).toBe('promotion-joined')
})

test('who leaves a recharge reward gives up what was reached, and begins at zero when joining again', async () => {
  await joinAndDeposit(600_000n)
  await claim(1)
  await leave()
  expect((await claim(2)).code).toBe('promotion-no-claim')
  expect(await stateOf()).toBe('open')
  clock.advance(1_000)
  await joinAndDeposit(500_000n)
  const { deposited, items } = await player.call(contract.rechargeRewards, { id })
  expect(deposited).toBe('5000.00')
  expect(items.map(({ reached, claimed }) => [reached, claimed])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  expect((await claim(1)).code).toBe('promotion-claimed')
  expect((await claim(2)).status).toBe(true)
})

test('a step that was claimed stays claimed, however often the reward is left and joined again', async () => {
  await joinAndDeposit(500_000n)
  await claim(1)
  for (let time = 0; time < 101; time += 1) {
    await leave()
    // A member writes so many times a minute at most.
    clock.advance(2_000)
    await player.call(contract.joinPromo, { id })
  }
  clock.advance(1_000)
  await insertDeposit(server, { memberId: member.id, amount: 500_000n })
  expect((await claim(1)).code).toBe('promotion-claimed')
  const { items } = await player.call(contract.rechargeRewards, { id })
  expect(items.map(({ claimed }) => claimed)).toEqual([true, false, false])
})

test('a step that was reached can be claimed for seven days after the end, and not later', async () => {
  await insertPromotion(server, { id: 'short', from: id, endsAt: clock.now() + 3_600_000 })
  await joinAndDeposit(600_000n, 'short')
  await act.passDays(member, 7)
  expect(await stateOf('short')).toBe('claimable')
  expect((await claim(1, 'short')).status).toBe(true)
  await act.passDays(member, 1)
  expect(await stateOf('short')).toBe('expired')
  expect((await claim(2, 'short')).code).toBe('promotion-no-claim')
})

test('a weekly recharge reward counts each week by itself, and is joined again once nothing of the last is left to claim', async () => {
  const weekly = 'weekly-ladder'
  const join = () => player.send(contract.joinPromo, { id: weekly })
  await insertPromotion(server, { id: weekly, from: id, repeat: 'weekly' })
  clock.set(monday)
  await act.passDays(member, 0)
  await joinAndDeposit(600_000n, weekly)
  await claim(1, weekly)
  await act.passDays(member, 7)
  await insertDeposit(server, { memberId: member.id, amount: 2_000_000n })
  // What comes in the week after counts for nothing, and the step that was reached waits.
  expect((await claim(3, weekly)).code).toBe('promotion-no-claim')
  expect(await stateOf(weekly)).toBe('claimable')
  expect((await join()).code).toBe('promotion-joined')
  await claim(2, weekly)
  expect(await stateOf(weekly)).toBe('open')
  await joinAndDeposit(100_000n, weekly)
  const { deposited, items } = await player.call(contract.rechargeRewards, { id: weekly })
  expect([deposited, items.map(({ claimed }) => claimed)]).toEqual(['1000.00', [false, false, false]])
  expect((await claim(1, weekly)).status).toBe(true)
  await act.passDays(member, 7)
  expect(await stateOf(weekly)).toBe('open')
})

test('the steps of a reward that is done stay those that were joined, whatever the rules are now', async () => {
  await insertPromotion(server, { id: 'done', from: id })
  await joinAndDeposit(2_000_000n, 'done')
  const steps = async () => player.call(contract.rechargeRewards, { id: 'done' })
  for (const { step } of (await steps()).items) expect((await claim(step, 'done')).status).toBe(true)
  const completed = await steps()
  expect(completed.deposited).toBe('20000.00')
  expect(completed.items.map(({ reached, claimed }) => [reached, claimed])).toEqual(
    completed.items.map(() => [true, true]),
  )
  const old = await server.db
    .selectFrom('promotion_versions')
    .selectAll()
    .where('promotion_id', '=', 'done')
    .executeTakeFirstOrThrow()
  const terms = old.terms.replaceAll('"1000.00"', '"7000.00"')
  expect(terms).not.toBe(old.terms)
  await server.db
    .insertInto('promotion_versions')
    .values({ ...old, version: 2, terms })
    .execute()
  clock.advance(1_000)
  await insertDeposit(server, { memberId: member.id, amount: 500_000n })
  expect(await steps()).toEqual(completed)
  expect(await player.call(contract.promoDetail, { id: 'done' })).toMatchObject({
    state: 'released',
    version: 1,
  })
})

test('a list shows a promotion by the version that the member has joined', async () => {
  await insertPromotion(server, { id: 'changed', from: 'weekly-reload' })
  await player.call(contract.joinPromo, { id: 'changed' })
  const old = await server.db
    .selectFrom('promotion_versions')
    .selectAll()
    .where('promotion_id', '=', 'changed')
    .executeTakeFirstOrThrow()
  const over = { title_zh: '第二版', version: 2, ends_at: new Date(clock.now() - 1) }
  await server.db
    .insertInto('promotion_versions')
    .values({ ...old, ...over })
    .execute()
  const { items } = await player.call(contract.promoList, { page_size: 50 })
  const { sections: _, ...detail } = await player.call(contract.promoDetail, { id: 'changed' })
  const listed = items.find((one) => one.id === 'changed')
  expect(listed).toMatchObject({ state: 'joined', title: detail.title, endsAt: null })
  expect(detail).toMatchObject({ state: 'joined', version: 1 })
})
