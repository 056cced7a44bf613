import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { contract } from '@koi/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { access } from '../../rules/access.ts'
import { agentRules } from '../../rules/agents.ts'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { insertTurnover } from '../../testing/promotionRows.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { createContext } from '../context.ts'
import { payCommission } from './payCommission.ts'

const { server, withheld, ...act } = await createPromotionTest()
let agent: TestMember

beforeEach(async () => {
  agent = await act.register()
})
afterAll(() => server.close())

const info = () => agent.player.call(contract.agentInfo, {})
const apply = (about = 'A club of friends who play together') =>
  agent.player.send(contract.applyAgent, { about })
const central = async () => (await agent.player.call(contract.balance, {})).central

async function approve(): Promise<void> {
  await apply()
  await act.pass(agentRules.reviewFor)
}

test('an application is reviewed, and made anew only after a rejection', async () => {
  expect(await info()).toMatchObject({ state: 'none', commissionPercent: '0.10', referrals: 0 })
  expect((await apply('short')).data).toMatchObject({ state: 'pending' })
  expect((await apply()).code).toBe('agent-applied')
  await act.pass(agentRules.reviewFor)
  expect(await info()).toMatchObject({ state: 'rejected' })
  await approve()
  expect(await info()).toMatchObject({ state: 'approved' })
  expect((await apply()).code).toBe('agent-applied')
})

test('an invite code is matched to its owner at registration, and an unknown one to nobody', async () => {
  const { inviteCode } = await info()
  const friend = await act.register(inviteCode)
  await act.register('NOBODY')
  await insertTurnover(server, { memberId: friend.id, staked: 12_345n })
  const { items, total } = await agent.player.call(contract.agentReferrals, {})
  expect(total).toBe(1)
  expect(items).toMatchObject([{ account: expect.stringMatching(/^p1\*\*\*\d$/), turnover: '123.45' }])
})

test('commission is paid for each day once, to the fen, however many servers do it', async () => {
  await approve()
  const { inviteCode } = await info()
  const friends = [await act.register(inviteCode), await act.register(inviteCode)]
  // 0.10 % of ¥333.33 and ¥666.66 together are 99.999 fen.
  await insertTurnover(server, { memberId: friends[0]?.id ?? '', staked: 33_333n })
  await insertTurnover(server, { memberId: friends[1]?.id ?? '', staked: 66_666n })
  await act.passDays(agent, 1)
  await Promise.all([1, 2, 3].map(() => payCommission(createContext(server.deps))))
  const { items } = await agent.player.call(contract.agentDays, {})
  expect(items).toMatchObject([{ members: 2, turnover: '999.99', commission: '0.99' }])
  expect(await central()).toBe('1000.99')
  await act.passDays(agent, 1)
  expect(await central()).toBe('1000.99')
})

test('what was being settled at midnight counts towards the commission of the day before', async () => {
  await approve()
  const friend = await act.register((await info()).inviteCode)
  await insertTurnover(server, { memberId: friend.id, staked: 1_000_000n })
  const { timeZone } = access
  const day = zonedDate(act.clock.now(), { timeZone })
  await act.pass(zonedDayStart(day, { timeZone, days: 1 }).getTime() - act.clock.now())
  // It took its time before midnight, and was written after the first job of the new day.
  await insertTurnover(server, { memberId: friend.id, staked: 3_000_000n, day })
  await act.passDays(agent, 0.5)
  const { items } = await agent.player.call(contract.agentDays, {})
  expect(items).toMatchObject([{ day, turnover: '30000.00', commission: '30.00' }])
})

test('a member who is no agent earns nothing', async () => {
  const { inviteCode } = await info()
  const friend = await act.register(inviteCode)
  await insertTurnover(server, { memberId: friend.id, staked: 1_000_000n })
  await act.passDays(agent, 1)
  expect(await central()).toBe('1000.00')
})

test('a day that begins in a break of the agent brings no commission, neither during the break nor after it', async () => {
  await approve()
  const friend = await act.register((await info()).inviteCode)
  withheld.add(agent.id)
  await act.passDays(agent, 1)
  await insertTurnover(server, { memberId: friend.id, staked: 1_000_000n })
  await act.passDays(agent, 1)
  expect(await central()).toBe('1000.00')
  // The break ends within a day: that day began in it.
  await insertTurnover(server, { memberId: friend.id, staked: 2_000_000n })
  withheld.delete(agent.id)
  await act.passDays(agent, 1)
  await insertTurnover(server, { memberId: friend.id, staked: 3_000_000n })
  await act.passDays(agent, 1)
  expect(await central()).toBe('1030.00')
  const { items } = await agent.player.call(contract.agentDays, {})
  expect(items).toMatchObject([
    { turnover: '30000.00', commission: '30.00', withheld: false },
    { turnover: '20000.00', commission: '0.00', withheld: true },
    { turnover: '10000.00', commission: '0.00', withheld: true },
  ])
})

test('commission of the days before a break is paid, also during it', async () => {
  await approve()
  const friend = await act.register((await info()).inviteCode)
  await insertTurnover(server, { memberId: friend.id, staked: 1_000_000n })
  withheld.add(agent.id)
  await act.passDays(agent, 1)
  expect(await central()).toBe('1010.00')
  expect(await info()).toMatchObject({ commission: '10.00', referrals: 1 })
  withheld.delete(agent.id)
})

test('a member who may receive no promotions is told of the agent programme only while being part of it', async () => {
  const rejected = await act.register()
  await rejected.player.call(contract.applyAgent, { about: '朋友' })
  await approve()
  await act.pass(10_000)
  for (const { id } of [rejected, agent]) withheld.add(id)
  expect((await rejected.player.send(contract.agentInfo, {})).code).toBe('promotion-not-eligible')
  expect(await info()).toMatchObject({ state: 'approved' })
  for (const { id } of [rejected, agent]) withheld.delete(id)
})

test('commission leaves a ledger that sums to zero', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
