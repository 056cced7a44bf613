import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { clearRewards, insertTurnover } from '../../testing/promotionRows.ts'

const { server, withheld, ...act } = await createPromotionTest()
let member: TestMember

beforeEach(async () => {
  member = await act.register()
  await clearRewards(server, member.id)
})
afterAll(() => server.close())

const exchange = ({ player }: TestMember, gift_id: string, quantity = 1, key: string = randomUUID()) =>
  player.send(contract.exchangeGift, { gift_id, quantity }, { key })
const setStock = (id: string, stock: number) =>
  server.db.updateTable('gifts').set({ stock }).where('id', '=', id).execute()

test('points buy a gift that is money, once for a key', async () => {
  const key = randomUUID()
  const first = await exchange(member, 'cash-8', 2, key)
  expect(first.data).toMatchObject({ points: 880, value: '16.00' })
  expect((await exchange(member, 'cash-8', 2, key)).data).toEqual(first.data)
  expect(await member.player.call(contract.balance, {})).toMatchObject({ central: '1016.00' })
  const { items } = await member.player.call(contract.giftOrders, {})
  expect(items).toMatchObject([{ quantity: 2, points: 120, value: '16.00' }])
})

test('an exchanged gift is told of by its name in both languages, with what it pays', async () => {
  await exchange(member, 'cash-8', 2)
  act.clock.advance(1_000)
  await exchange(member, 'tea-set')
  const { items } = await member.player.call(contract.messageList, { box: 'promotion' })
  const told = items.map(({ content }) => content).filter(({ topic }) => topic === 'gift-exchanged')
  expect(told).toMatchObject([
    {
      quantity: 1,
      value: null,
      title: { 'zh-CN': expect.stringMatching(/茶/), en: expect.stringMatching(/tea/i) },
    },
    { quantity: 2, value: '16.00' },
  ])
})

test('a gift is refused without points for it, above what one member may have, and when it is unknown', async () => {
  expect((await exchange(member, 'tea-set')).status).toBe(true)
  expect((await exchange(member, 'tea-set')).data).toEqual({ code: 'gift-limit', limit: 1 })
  await server.db.updateTable('point_accounts').set({ points: 59 }).execute()
  expect((await exchange(member, 'cash-8')).data).toEqual({
    code: 'points-insufficient',
    needed: 60,
    available: 59,
  })
  expect((await exchange(member, 'nothing')).code).toBe('gift-unknown')
  expect((await exchange(member, 'turnover-18')).code).toBe('gift-unknown')
})

test('one of two members who want the last piece at once gets it', async () => {
  const other = await act.register()
  await clearRewards(server, other.id)
  await setStock('cash-8', 1)
  const replies = await Promise.all([member, other].map((one) => exchange(one, 'cash-8')))
  expect(replies.map(({ code }) => code ?? 'exchanged').toSorted()).toEqual(['exchanged', 'gift-sold-out'])
  const { items } = await member.player.call(contract.gifts, {})
  expect(items.find(({ id }) => id === 'cash-8')).toMatchObject({ stock: 0 })
  await setStock('cash-8', 5_000)
})

test('turnover of this month earns a gift, and that of the last month does not', async () => {
  const byTurnover = () => member.player.send(contract.exchangeGiftByTurnover, { gift_id: 'turnover-18' })
  await insertTurnover(server, { memberId: member.id, staked: 999_999n })
  expect((await byTurnover()).data).toEqual({ code: 'turnover-missing', remaining: '0.01' })
  await insertTurnover(server, { memberId: member.id, staked: 1_000_000n })
  await act.passDays(member, 10)
  expect((await byTurnover()).data).toEqual({ code: 'turnover-missing', remaining: '10000.00' })
  await insertTurnover(server, { memberId: member.id, staked: 1_000_000n })
  expect((await byTurnover()).data).toMatchObject({ value: '18.00' })
  expect((await byTurnover()).code).toBe('gift-limit')
})

test('a member who may receive no promotions is shown no gifts, and gets none', async () => {
  withheld.add(member.id)
  expect((await member.player.call(contract.gifts, {})).items).toEqual([])
  expect((await exchange(member, 'cash-8')).code).toBe('promotion-not-eligible')
  const byTurnover = await member.player.send(contract.exchangeGiftByTurnover, { gift_id: 'turnover-18' })
  expect(byTurnover.code).toBe('promotion-not-eligible')
})
