import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'

const { server, clock, ...act } = await createPromotionTest()
let player: TestMember['player']
let memberId: string

beforeEach(async () => {
  const member = await act.register()
  player = member.player
  memberId = member.id
})
afterAll(() => server.close())

const running = async () => (await player.call(contract.runningBonus, {})).bonus
/** What is asked before the bonus that runs is cancelled. */
const question = async () => {
  const { cancelling } = await player.call(contract.runningBonus, {})
  if (!cancelling) throw new Error('no bonus runs')
  return cancelling
}

test('stakes on the same draw count together towards the maximum bet', async () => {
  await player.call(contract.setAutoTransfer, { enabled: false })
  await player.call(contract.joinPromo, { id: 'first-deposit' })
  await act.deposit(player, '300.00')
  await player.call(contract.transfer, { from: 0, to: 111, amount: '100.00' })
  const title = { venue_id: 111, game_id: 'g5017', mode: 'real', close_other: true } as const
  const { key } = await player.redeem((await player.call(contract.launch, title)).url)
  const lay = (amount: string) =>
    player.play('/sandbox/stake', { round: randomUUID(), amount, bets: [{ selection: 'big', amount }] }, key)
  // The game itself takes no more than ¥200 a draw.
  await server.db.updateTable('bonuses').set({ max_bet: 15_000n }).where('member_id', '=', memberId).execute()
  // Cash in it counts as well.
  expect((await lay('120.00')).status).toBe(true)
  expect((await lay('40.00')).data).toMatchObject({ code: 'amount-out-of-range', max: '30.00' })
  expect((await lay('30.00')).status).toBe(true)
  expect((await lay('1.00')).data).toMatchObject({ code: 'amount-out-of-range', max: '0.00' })
  clock.advance(60_000)
  expect((await lay('50.00')).status).toBe(true)
})

test('a bonus is not cancelled when a round has changed what that takes since the member was asked', async () => {
  await player.call(contract.setAutoTransfer, { enabled: false })
  await player.call(contract.applyStandaloneBonus, { id: 'newcomer-gift' })
  const shown = await question()
  const slots = await act.openSlots(player)
  await slots.stake('10.00')
  const refused = await player.send(contract.cancelBonus, shown)
  expect(refused.data).toEqual({ code: 'bonus-changed', lost: '8.00', held: '10.00' })
  expect(await running()).toMatchObject({ state: 'running', balance: '8.00' })
  expect(await player.call(contract.cancelBonus, await question())).toMatchObject({ lost: '8.00' })
})
