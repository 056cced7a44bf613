import { contract } from '@koi/contract'
import {
  clearBonuses,
  clearRewards,
  insertClaimable,
  insertDeposit,
  insertTurnover,
  insertVipGift,
} from '../promotionRows.ts'
import type { Preparations, Prepare } from './preparation.ts'

/** Without a bonus that runs, and nothing joined. */
const noBonus: Prepare = async ({ server, member, memberId }) => {
  const { cancelling } = await member.call(contract.runningBonus, {})
  if (cancelling) await member.call(contract.cancelBonus, cancelling)
  await clearBonuses(server, memberId)
  return {}
}

const claimableBonus: Prepare = async (asking) => {
  await noBonus(asking)
  return { id: await insertClaimable(asking.server, asking.memberId), lost: '0.00', held: '0.00' }
}

/** Without signed days and gifts, and with points for both. */
const noSignIns: Prepare = async ({ server, memberId }) => {
  await clearRewards(server, memberId)
  return {}
}

/** Bonuses, gifts and points as the calls expect them. */
export const promotionPreparations: Preparations = [
  [contract.joinPromo, noBonus],
  [
    contract.applyDepositBonus,
    async (asking) => {
      await claimableBonus(asking)
      return {}
    },
  ],
  [contract.applyStandaloneBonus, noBonus],
  [
    contract.claimRecharge,
    async (asking) => {
      await noBonus(asking)
      await asking.member.call(contract.joinPromo, { id: 'recharge-ladder' })
      // What is deposited after joining counts, and the clock of the test stands still.
      const before = new Date(asking.server.clock.now() - 1)
      await asking.server.db.updateTable('bonuses').set({ joined_at: before }).execute()
      await insertDeposit(asking.server, { memberId: asking.memberId, amount: 100_000n })
      return {}
    },
  ],
  [contract.cancelBonus, claimableBonus],
  [contract.signIn, noSignIns],
  [contract.claimVipGift, async ({ server, memberId }) => ({ id: await insertVipGift(server, memberId) })],
  [
    contract.applyAgent,
    async ({ server, memberId }) => {
      await server.db.deleteFrom('agents').where('member_id', '=', memberId).execute()
      return {}
    },
  ],
  [
    contract.makeUpSignIn,
    async (asking) => {
      await noSignIns(asking)
      // The sample names the day before the one on which the test begins.
      const before = new Date(asking.server.clock.now() - 30 * 86_400_000)
      await asking.server.db
        .updateTable('members')
        .set({ created_at: before })
        .where('id', '=', asking.memberId)
        .execute()
      return {}
    },
  ],
  [contract.exchangeGift, noSignIns],
  [
    contract.exchangeGiftByTurnover,
    async (asking) => {
      await noSignIns(asking)
      await insertTurnover(asking.server, { memberId: asking.memberId, staked: 1_000_000n })
      return {}
    },
  ],
]
