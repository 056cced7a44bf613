import { fenToDecimal } from '@koi/api-core/amount'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { writeMessage } from '../message/writeMessage.ts'
import type { JobKind } from '../queue/jobQueue.ts'
import { giveBackPlace } from './places.ts'
import { type BonusRow, lockBonus } from './runningBonus.ts'

const payload = v.object({ id: v.string() })

/** Ends a bonus whose time is over. */
export const expireBonus = { name: 'bonus.expire', payload, attempts: 20 } satisfies JobKind<typeof payload>

/** Where a bonus ends with nothing released. */
type Taken = 'cancelled' | 'expired' | 'spent'

/**
 * Ends a bonus whose row is locked and takes back what is left of it, which is answered: cash is never touched. What lies in
 * open rounds is decided when they are settled.
 */
export async function endBonus(
  trx: Transaction<Schema>,
  { ctx, bonus, state }: { ctx: Pick<Context, 'clock' | 'random'>; bonus: BonusRow; state: Taken },
): Promise<bigint> {
  const at = new Date(ctx.clock.now())
  let lost = 0n
  if (bonus.state === 'running') {
    const account = { kind: 'bonus', venueId: 0 } as const
    lost = (await lockAccounts(trx, bonus.member_id, [account])).get('bonus:0')?.balance ?? 0n
    await post(trx, {
      id: ctx.random.uuid(),
      kind: 'bonus-end',
      memberId: bonus.member_id,
      reference: `bonus-end:${bonus.id}`,
      at,
      moves: [
        { account, amount: -lost },
        { account: { kind: 'promotion', venueId: 0 }, amount: lost },
      ],
    })
  }
  await trx.updateTable('bonuses').set({ state, ended_at: at, lost }).where('id', '=', bonus.id).execute()
  await giveBackPlace(trx, bonus)
  if (state === 'expired') {
    await writeMessage(trx, ctx, {
      memberId: bonus.member_id,
      content: { topic: 'bonus-expired', amount: fenToDecimal(lost), promotion: bonus.promotion_id },
    })
  }
  return lost
}

/** Whether the time of a bonus is over, whatever its row still says. */
export function isOver(bonus: Pick<BonusRow, 'expires_at'>, now: number): boolean {
  return bonus.expires_at !== null && bonus.expires_at.getTime() <= now
}

/**
 * Ends a bonus whose time is over, unless it has ended otherwise. If its time is not over, because the clock was set back,
 * answers when to try again.
 */
export async function expire(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock' | 'random'>; input: { id: string } },
): Promise<number | null> {
  const bonus = await lockBonus(trx, input.id)
  if (!bonus || (bonus.state !== 'running' && bonus.state !== 'claimable')) return null
  if (!isOver(bonus, ctx.clock.now())) return bonus.expires_at?.getTime() ?? null
  await endBonus(trx, { ctx, bonus, state: 'expired' })
  return null
}
