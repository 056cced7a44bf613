import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createPromotionTest } from '../../testing/createPromotionTest.ts'
import { insertPromotion } from '../../testing/promotionRows.ts'

const { server, clock, ...act } = await createPromotionTest()
afterAll(() => server.close())

test.each([
  ['deposit bonus', 'weekly-reload', null, 1],
  ['recharge reward with nothing to claim', 'recharge-ladder', null, 1],
  ['recharge reward whose week is over', 'recharge-ladder', 'weekly', 30],
] as const)('a %s that has ended is told as expired everywhere', async (_, from, repeat, endsInDays) => {
  const member = await act.register()
  const { player } = member
  const id = `ends-${from}-${repeat}`
  await insertPromotion(server, {
    id,
    from,
    ...(repeat ? { repeat } : {}),
    endsAt: clock.now() + endsInDays * 86_400_000,
  })
  await player.call(contract.joinPromo, { id })
  const record = async () => (await player.call(contract.promoRecord, { id })).items
  expect(await record()).toMatchObject([{ state: 'joined', endedAt: null }])
  await act.passDays(member, 8)
  const [part] = await record()
  expect(part).toMatchObject({ state: 'expired', endedAt: expect.any(String) })
  expect(Date.parse(part?.endedAt ?? '')).toBeLessThanOrEqual(clock.now())
  // A new week can be joined again.
  if (repeat === 'weekly') return
  const detail = await player.call(contract.promoDetail, { id })
  expect([detail.state, detail.bonus?.state]).toEqual(['expired', 'expired'])
  const { items } = await player.call(contract.promoList, { page_size: 50 })
  expect(items.find((one) => one.id === id)?.state).toBe('expired')
})
