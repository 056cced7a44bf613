import { contract } from '@koi/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { insertPromotion } from '../../testing/promotionRows.ts'

const { server, clock, ...act } = await createPromotionTest()
let member: TestMember
let player: TestMember['player']

beforeEach(async () => {
  member = await act.register()
  player = member.player
})
afterAll(() => server.close())

const join = (id: string, by = player) => by.send(contract.joinPromo, { id })
async function leave(promotion: string): Promise<void> {
  const { items } = await player.call(contract.promoRecord, { id: promotion })
  const id = items.find(({ state }) => state === 'joined')?.id ?? ''
  await player.call(contract.cancelBonus, { id, lost: '0.00', held: '0.00' })
}

test('the place of a member who leaves before anything came of it is free again', async () => {
  await insertPromotion(server, { id: 'three', from: 'recharge-ladder', capacity: 3 })
  for (let round = 0; round < 4; round += 1) {
    expect((await join('three')).status).toBe(true)
    await leave('three')
  }
  const others = await Promise.all(Array.from({ length: 3 }, () => act.register()))
  for (const other of others) expect((await join('three', other.player)).status).toBe(true)
  expect((await join('three')).code).toBe('promotion-full')
})

test('the place of a member who was paid stays taken', async () => {
  await insertPromotion(server, { id: 'paid', from: 'recharge-ladder', capacity: 1 })
  await join('paid')
  clock.advance(1_000)
  await act.deposit(player, '1000.00')
  await player.call(contract.claimRecharge, { id: 'paid', step: '1' })
  await leave('paid')
  expect((await join('paid', (await act.register()).player)).code).toBe('promotion-full')
})

test('the place of a bonus that waited and was never claimed is free again', async () => {
  await insertPromotion(server, { id: 'waits', from: 'first-deposit', capacity: 1 })
  await player.call(contract.applyStandaloneBonus, { id: 'newcomer-gift' })
  await act.deposit(player, '500.00', 'waits')
  const other = await act.register()
  expect((await join('waits', other.player)).code).toBe('promotion-full')
  await act.passDays(other, 8)
  expect((await join('waits', other.player)).status).toBe(true)
})
