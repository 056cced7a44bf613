import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createPromotionTest } from '../../testing/createPromotionTest.ts'
import { insertPromotion } from '../../testing/promotionRows.ts'

const day = 86_400_000
const { server, clock, ...act } = await createPromotionTest()
afterAll(() => server.close())

/** A further version of the rules by which a promotion goes on for 30 days. */
async function extend(id: string): Promise<void> {
  const old = await server.db
    .selectFrom('promotion_versions')
    .selectAll()
    .where('promotion_id', '=', id)
    .executeTakeFirstOrThrow()
  const ends_at = new Date(clock.now() + 30 * day)
  await server.db
    .insertInto('promotion_versions')
    .values({ ...old, version: 2, ends_at })
    .execute()
}

test.each([
  ['deposit bonus', 'first-deposit'],
  ['recharge reward', 'recharge-ladder'],
] as const)(
  'who had joined a %s by rules that have ended can join it by those that go on, and leave and join again',
  async (_, from) => {
    const member = await act.register()
    const { player } = member
    const id = `extended-${from}`
    await insertPromotion(server, { id, from, endsAt: clock.now() + day })
    await player.call(contract.joinPromo, { id })
    await act.passDays(member, 2)
    expect(await player.call(contract.promoDetail, { id })).toMatchObject({ state: 'expired', version: 1 })
    await extend(id)
    const open = { state: 'open', version: 2, joined: false, bonus: null }
    expect(await player.call(contract.promoDetail, { id })).toMatchObject(open)
    expect(await player.call(contract.joinPromo, { id })).toEqual({ joined: true, version: 2 })
    expect((await player.send(contract.joinPromo, { id })).code).toBe('promotion-joined')
    const { items } = await player.call(contract.promoRecord, { id })
    expect(items.map(({ state }) => state)).toEqual(['joined', 'expired'])
    const cancelled = { id: items[0]?.id ?? '', lost: '0.00', held: '0.00' }
    await player.call(contract.cancelBonus, cancelled)
    expect(await player.call(contract.promoDetail, { id })).toMatchObject(open)
    expect((await player.send(contract.joinPromo, { id })).status).toBe(true)
  },
)

test('a deposit joins by the rules that go on what was joined by rules that have ended', async () => {
  const member = await act.register()
  const { player } = member
  const id = 'extended-with-deposit'
  await insertPromotion(server, { id, from: 'first-deposit', endsAt: clock.now() + day })
  await player.call(contract.joinPromo, { id })
  await act.passDays(member, 2)
  const order = { channel: 'bank', amount: '200.00', promo_id: id } as const
  expect((await player.send(contract.createDeposit, order)).code).toBe('promotion-closed')
  await extend(id)
  await act.deposit(player, '200.00', id)
  expect(await player.call(contract.promoDetail, { id })).toMatchObject({ state: 'running', version: 2 })
})
