import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createPromotionTest } from '../testing/createPromotionTest.ts'
import { insertClaimable, insertVipGift } from '../testing/promotionRows.ts'

const { server, withheld, ...act } = await createPromotionTest()
afterAll(() => server.close())

/** What would be granted if the member might receive promotions; for each call of the contract that can be refused for that. */
const inputs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'agent.apply': { about: 'A club of friends who play together' },
  'agent.info': {},
  'deposit.create': { channel: 'bank', amount: '500.00', promo_id: 'first-deposit' },
  'promo.applyDepositBonus': { id: 'first-deposit' },
  'promo.applyStandaloneBonus': { id: 'newcomer-gift' },
  'promo.claimRecharge': { id: 'recharge-ladder', step: '1' },
  'promo.exchangeGift': { gift_id: 'cash-8' },
  'promo.exchangeGiftByTurnover': { gift_id: 'turnover-18' },
  'promo.join': { id: 'weekly-reload' },
  'promo.makeUpSignIn': { day: '2026-11-20' },
  'promo.signIn': {},
}

const asking: readonly Endpoint[] = Object.values(contract).filter(({ errors }) =>
  errors.some((code) => code === 'promotion-not-eligible'),
)

/** How many rows there are of what a promotion leaves behind. */
async function countTraces(memberId: string): Promise<number> {
  const tables = [
    'ledger_transactions',
    'bonuses',
    'sign_ins',
    'gift_orders',
    'agents',
    'deposit_orders',
  ] as const
  const found = await Promise.all(
    tables.map((table) =>
      server.db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute(),
    ),
  )
  return found.flat().length
}

test.each(asking)('a member who may receive no promotions is granted nothing by $name', async (endpoint) => {
  const { id, player } = await act.register()
  await insertClaimable(server, id)
  const gift = await insertVipGift(server, id)
  const input = endpoint === contract.claimVipGift ? { id: gift } : inputs[endpoint.name]
  if (!input) throw new Error(`${endpoint.name} has no input here`)
  withheld.add(id)
  const before = await countTraces(id)
  const reply = await player.send(endpoint, input)
  expect(reply.data).toMatchObject({ code: 'promotion-not-eligible', reason: 'withheld' })
  expect(await countTraces(id)).toBe(before)
  expect(await player.call(contract.balance, {})).toMatchObject({ bonus: '0.00' })
})
