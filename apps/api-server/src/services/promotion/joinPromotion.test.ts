import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createPromotionTest } from '../../testing/createPromotionTest.ts'

const { server, ...act } = await createPromotionTest()
afterAll(() => server.close())

test.each(['newcomer-gift', 'daily-rebate'])(
  'what is claimed without joining, such as %s, is told so to who joins it, and not that it is not open',
  async (id) => {
    const { player } = await act.register()
    expect((await player.send(contract.joinPromo, { id })).code).toBe('promotion-not-joined-first')
    expect((await player.call(contract.promoDetail, { id })).state).toBe('open')
  },
)
