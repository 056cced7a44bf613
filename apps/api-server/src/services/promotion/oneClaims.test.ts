import { afterAll, expect, test } from 'vitest'
import { oneClaims, paidOnce, tryAtOnce } from '../../testing/claims.ts'
import { createPromotionTest } from '../../testing/createPromotionTest.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { createContext } from '../context.ts'
import { giveBirthdayGifts } from '../vip/giveVipGifts.ts'

const { server, ...act } = await createPromotionTest()
afterAll(() => server.close())

// Over four processes on PostgreSQL: db/postgres.test.ts.
test.each(oneClaims)(
  'fifty requests at once for $name are paid and told once, and a replay gets its answer',
  async (claim) => {
    expect(await tryAtOnce([server], await act.register(), claim)).toEqual(paidOnce)
  },
)

test('a birthday brings one gift, however many servers give it at once', async () => {
  const { id } = await act.register()
  const birth_date = `1991-${new Date(act.clock.now() + 8 * 3_600_000).toISOString().slice(5, 10)}`
  await server.db.updateTable('members').set({ birth_date, vip_level: 2 }).where('id', '=', id).execute()
  await Promise.all(Array.from({ length: 50 }, () => giveBirthdayGifts(createContext(server.deps))))
  const gifts = await server.db.selectFrom('vip_gifts').select('amount').where('member_id', '=', id).execute()
  expect(gifts).toEqual([{ amount: 3_800n }])
})

test('claims at once leave a ledger that sums to zero', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
