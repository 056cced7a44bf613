import { fenToDecimal } from '@koi/api-core/amount'
import type { Wagering } from '@koi/contract/promo'
import { requirementOf } from '@koi/contract/wagering'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import type { Posting } from '../ledger/posting.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'
import { endBonus, expireBonus, isOver } from './endBonus.ts'
import { type BonusRow, lockRunningBonus } from './runningBonus.ts'

const day = 86_400_000

/** Locks the bonus that is running, unless its time is over: then it ends here. */
export async function lockUsableBonus(
  trx: Transaction<Schema>,
  ctx: Pick<Context, 'clock' | 'random'>,
  memberId: string,
): Promise<BonusRow | undefined> {
  const bonus = await lockRunningBonus(trx, memberId)
  if (!bonus || !isOver(bonus, ctx.clock.now())) return bonus
  await endBonus(trx, { ctx, bonus, state: 'expired' })
  return undefined
}

/**
 * Grants bonus money by the rules that it was joined under, and puts its end on the queue. One bonus runs at a time.
 *
 * @throws Refusal `bonus-running`.
 */
export async function grantBonus(
  trx: Transaction<Schema>,
  {
    ctx,
    bonus,
    wagering,
    amount,
    deposit,
  }: { ctx: Context; bonus: BonusRow; wagering: Wagering; amount: bigint; deposit: bigint },
): Promise<void> {
  if (await lockUsableBonus(trx, ctx, bonus.member_id)) refuse('bonus-running')
  const now = ctx.clock.now()
  const expiresAt = now + wagering.days * day
  await trx
    .updateTable('bonuses')
    .set({
      state: 'running',
      bonus: amount,
      required: requirementOf(wagering, { bonus: amount, deposit }),
      max_bet: wagering.maxBet,
      granted_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .where('id', '=', bonus.id)
    .execute()
  await post(trx, {
    id: ctx.random.uuid(),
    kind: 'bonus-grant',
    memberId: bonus.member_id,
    reference: `bonus-grant:${bonus.id}`,
    at: new Date(now),
    moves: [
      { account: { kind: 'promotion', venueId: 0 }, amount: -amount },
      { account: { kind: 'bonus', venueId: 0 }, amount },
    ],
  })
  await writeMessage(trx, ctx, {
    memberId: bonus.member_id,
    content: { topic: 'bonus-credited', amount: fenToDecimal(amount), promotion: bonus.promotion_id },
  })
  await ctx.queue.enqueue(trx, {
    kind: expireBonus,
    payload: { id: bonus.id },
    runAt: expiresAt,
    dedupeKey: `${bonus.id}:running`,
  })
}

/** Pays a reward into the central wallet, as cash. The reference names its cause: it is paid once. */
export async function payReward(
  trx: Transaction<Schema>,
  {
    ctx,
    memberId,
    cause,
    reward,
    amount,
  }: {
    ctx: Pick<Context, 'clock' | 'random'>
    memberId: string
    cause: string
    reward?: Posting['reward']
    amount: bigint
  },
): Promise<void> {
  await post(trx, {
    id: ctx.random.uuid(),
    kind: 'reward',
    memberId,
    reference: `reward:${cause}`,
    ...(reward ? { reward } : {}),
    at: new Date(ctx.clock.now()),
    moves: [
      { account: { kind: 'promotion', venueId: 0 }, amount: -amount },
      { account: { kind: 'wallet', venueId: 0 }, amount },
    ],
  })
}
