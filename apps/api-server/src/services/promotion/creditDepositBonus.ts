import { fenToDecimal } from '@koi/api-core/amount'
import type { MissedBonusReason } from '@koi/contract/bonus'
import type { Wagering } from '@koi/contract/promo'
import { claimableDays, depositBonusOf, requirementOf } from '@koi/contract/wagering'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { expireBonus } from '../bonus/endBonus.ts'
import { grantBonus, lockUsableBonus } from '../bonus/grantBonus.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { lockParts } from './parts.ts'
import { mayReceivePromotions } from '../mayReceive.ts'
import { isEnded, lockMember, readPromotion, termsOf } from './promotion.ts'

/** How long a bonus that had to wait can be claimed. */
const claimable = claimableDays * 86_400_000

/** A deposit in the transaction that credits it; `id` is that of its ledger transaction. */
interface CreditedDeposit {
  readonly memberId: string
  readonly id: string
  /** What was credited, in fen. */
  readonly amount: bigint
  /** The promotion that was chosen with it; null brings no bonus, whatever is joined. */
  readonly promotionId: string | null
}

/** The deposit bonus that was chosen with a deposit, or why it does not come with it. */
async function findBonus(
  trx: Transaction<Schema>,
  { memberId, promotionId, amount: credited }: CreditedDeposit & { readonly promotionId: string },
  now: number,
): Promise<MissedBonusReason | { bonus: BonusRow; wagering: Wagering; amount: bigint }> {
  const parts = await lockParts(trx, { memberId, id: promotionId })
  const [last] = parts
  const bonus = parts.find(({ state, step }) => state === 'joined' && step === null)
  if (!bonus) return last && last.deposit_id !== null ? 'received' : 'left'
  const promotion = await readPromotion(trx, { id: promotionId, version: bonus.version })
  const terms = termsOf(promotion)
  if (terms.kind !== 'deposit' || isEnded(promotion, now)) return 'ended'
  const amount = depositBonusOf(terms, credited)
  return amount === null ? 'too-small' : { bonus, wagering: terms.wagering, amount }
}

/**
 * Grants the deposit bonus that a deposit brings, in the transaction that credits it. While another bonus runs it becomes
 * claimable and waits. A deposit brings the bonus that was chosen with it and no other. To a member who may receive none it
 * brings nothing; what was joined waits for a later one. Answers why what was chosen did not come; null where it did, or nothing
 * was chosen.
 */
export async function creditDepositBonus(
  trx: Transaction<Schema>,
  { ctx, deposit }: { ctx: Context; deposit: CreditedDeposit },
): Promise<MissedBonusReason | null> {
  const { memberId, promotionId } = deposit
  if (promotionId === null) return null
  await lockMember(trx, memberId)
  const now = ctx.clock.now()
  const found = await findBonus(trx, { ...deposit, promotionId }, now)
  if (typeof found === 'string') return found
  if (!(await mayReceivePromotions(trx, { ctx, memberId }))) return 'withheld'
  const { bonus, wagering, amount } = found
  await trx.updateTable('bonuses').set({ deposit_id: deposit.id }).where('id', '=', bonus.id).execute()
  if (!(await lockUsableBonus(trx, ctx, memberId))) {
    await grantBonus(trx, { ctx, bonus, wagering, amount, deposit: deposit.amount })
    return null
  }
  const expiresAt = now + claimable
  await trx
    .updateTable('bonuses')
    .set({
      state: 'claimable',
      bonus: amount,
      required: requirementOf(wagering, { bonus: amount, deposit: deposit.amount }),
      expires_at: new Date(expiresAt),
    })
    .where('id', '=', bonus.id)
    .execute()
  await writeMessage(trx, ctx, {
    memberId,
    content: {
      topic: 'bonus-waiting',
      amount: fenToDecimal(amount),
      promotion: bonus.promotion_id,
    },
  })
  await ctx.queue.enqueue(trx, {
    kind: expireBonus,
    payload: { id: bonus.id },
    runAt: expiresAt,
    dedupeKey: `${bonus.id}:claimable`,
  })
  return null
}
