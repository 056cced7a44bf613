import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { agreedTo } from '../../testing/agreedTo.ts'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { insertPayoutAccount, storeWithdrawPassword } from '../../testing/memberRows.ts'

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
  await act.deposit(player, '300.00', 'first-deposit')
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

test('an order says which bonus it waits for, and nothing of one that it did not bring', async () => {
  const order = { channel: 'bank', amount: '500.00', confirm_duplicate: true } as const
  const chosen = await player.call(contract.createDeposit, { ...order, promo_id: 'first-deposit' })
  expect(chosen.bonus).toMatchObject({ title: '存款礼金', state: 'joined', bonus: '0.00' })
  expect((await player.call(contract.createDeposit, order)).bonus).toBeNull()
  await player.call(contract.cancelDeposit, { id: chosen.id })
  expect((await player.call(contract.depositDetail, { id: chosen.id })).bonus).toBeNull()
})

test('a bonus that runs is found and cancelled also by a member who may receive no promotions any more', async () => {
  await player.call(contract.applyStandaloneBonus, { id: 'newcomer-gift' })
  act.withheld.add(memberId)
  const { items } = await player.call(contract.promoList, {})
  expect(items.map(({ id, state }) => [id, state])).toEqual([['newcomer-gift', 'running']])
  expect(await player.call(contract.promoDetail, { id: 'newcomer-gift' })).toMatchObject({ state: 'running' })
  expect(await player.call(contract.cancelBonus, await question())).toMatchObject({ lost: '18.00' })
  expect(await running()).toBeNull()
})

describe('a withdrawal while a bonus runs', () => {
  const gift = 'newcomer-gift'
  const claim = (id = gift) => player.call(contract.applyStandaloneBonus, { id })
  const cancel = async () => player.call(contract.cancelBonus, await question())
  let account_id: string

  beforeEach(async () => {
    await storeWithdrawPassword(server, memberId)
    account_id = await insertPayoutAccount(server, memberId)
    await player.call(contract.setAutoTransfer, { enabled: false })
  })
  const withdraw = async (bonus: object) =>
    player.send(contract.requestWithdrawal, { account_id, amount: '100.00', password: '135790', ...bonus })

  test('a withdrawal that ends a bonus is refused when a round has changed what that takes', async () => {
    await claim()
    const shown = agreedTo(await question())
    await (await act.openSlots(player)).stake('10.00')
    expect((await withdraw(shown)).data).toEqual({ code: 'bonus-changed', lost: '8.00', held: '10.00' })
    expect(await running()).toMatchObject({ state: 'running', balance: '8.00' })
    expect((await withdraw(agreedTo(await question()))).status).toBe(true)
    expect(await running()).toBeNull()
  })

  test('a withdrawal that ends a bonus never ends another one, not of the same amount either', async () => {
    await claim()
    const shown = agreedTo(await question())
    await cancel()
    await server.db.deleteFrom('bonuses').where('member_id', '=', memberId).execute()
    await claim()
    expect((await withdraw(shown)).data).toEqual({ code: 'bonus-changed', lost: '18.00', held: '0.00' })
    expect(await running()).toMatchObject({ state: 'running', balance: '18.00' })
  })

  test('a withdrawal that ends a bonus is refused when that bonus is gone', async () => {
    await claim()
    const shown = agreedTo(await question())
    await cancel()
    expect((await withdraw(shown)).code).toBe('bonus-changed')
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00' })
    expect((await withdraw({})).status).toBe(true)
  })

  test('a withdrawal that agrees to end a bonus without saying what was shown is refused', async () => {
    await claim()
    expect((await withdraw({ cancel_bonus: true })).data).toMatchObject({ code: 'bonus-changed' })
    expect(await running()).toMatchObject({ state: 'running' })
  })
})
