import { contract } from '@koi/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { createTestCashier } from '../../testing/createTestCashier.ts'
import { insertPromotion } from '../../testing/promotionRows.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'

const minute = 60_000
const { server, clock, withheld, ...act } = await createPromotionTest()
let member: TestMember
let player: TestMember['player']

beforeEach(async () => {
  member = await act.register()
  player = member.player
})
afterAll(() => server.close())

const order = async (promo_id: string) =>
  (
    await player.call(contract.createDeposit, {
      channel: 'bank',
      amount: '500.00',
      confirm_duplicate: true,
      promo_id,
    })
  ).id
async function pay(id: string, press: 'confirm' | 'short' = 'confirm'): Promise<void> {
  await (await createTestCashier(player, id)).press(press)
  for (const wait of [2_000, 2_000, minute]) await act.pass(wait)
}
const detail = (id: string) => player.call(contract.depositDetail, { id })
const told = async () => {
  const { items } = await player.call(contract.messageList, { box: 'inbox' })
  return items.map(({ content }) => content).filter(({ topic }) => topic === 'bonus-missed')
}
async function leave(id: string): Promise<void> {
  const { items } = await player.call(contract.promoRecord, { id })
  await player.call(contract.cancelBonus, { id: items[0]?.id ?? '', lost: '0.00', held: '0.00' })
}

/** What may happen between an order and its payment, by what the member is told then. */
const reasons = [
  ['ended', async () => clock.advance(10 * minute)],
  ['left', async (id: string) => leave(id)],
  ['withheld', async () => withheld.add(member.id)],
] as const

test.each(reasons)(
  'a deposit whose bonus does not come, as it is %s by then, is credited, and its member is told why',
  async (reason, happen) => {
    const promotion = `missed-${reason}`
    await insertPromotion(server, { id: promotion, from: 'first-deposit', endsAt: clock.now() + 10 * minute })
    const id = await order(promotion)
    await happen(promotion)
    await pay(id)
    expect(await detail(id)).toMatchObject({
      state: 'credited',
      payments: [{ credited: '500.00' }],
      bonus: null,
      missedBonus: { promotionId: promotion, title: '存款礼金', reason },
    })
    expect((await player.call(contract.balance, {})).central).toBe('1500.00')
    expect(await told()).toEqual([{ topic: 'bonus-missed', order: id, promotion, reason }])
  },
)

test('a payment that is too small for a bonus is told as that, and what was joined waits for a larger one', async () => {
  const promotion = 'missed-small'
  await insertPromotion(server, { id: promotion, from: 'first-deposit' })
  await server.db.deleteFrom('messages').where('member_id', '=', member.id).execute()
  const { id } = await player.call(contract.createDeposit, {
    channel: 'alipay',
    amount: '101.00',
    promo_id: promotion,
  })
  await pay(id, 'short')
  expect(await detail(id)).toMatchObject({ state: 'credited', missedBonus: { reason: 'too-small' } })
  expect(await told()).toHaveLength(1)
  expect(await player.call(contract.promoDetail, { id: promotion })).toMatchObject({ state: 'joined' })
})

test('the second of two deposits for one bonus is told that the first has brought it', async () => {
  const promotion = 'missed-twice'
  await insertPromotion(server, { id: promotion, from: 'first-deposit' })
  const [one, other] = [await order(promotion), await order(promotion)]
  await pay(one)
  await pay(other)
  expect(await detail(one)).toMatchObject({ bonus: { bonus: '250.00' }, missedBonus: null })
  expect(await detail(other)).toMatchObject({ bonus: null, missedBonus: { reason: 'received' } })
})

test('a deposit that chooses a promotion that has ended since it was joined is refused before it is made', async () => {
  const promotion = 'over'
  await insertPromotion(server, { id: promotion, from: 'first-deposit', endsAt: clock.now() + minute })
  await player.call(contract.joinPromo, { id: promotion })
  clock.advance(minute)
  const wanted = { channel: 'bank', amount: '500.00', promo_id: promotion } as const
  expect((await player.send(contract.createDeposit, wanted)).code).toBe('promotion-closed')
  expect(await player.call(contract.depositList, {})).toMatchObject({ total: 0 })
})

test('missed bonuses leave a ledger that sums to zero', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
