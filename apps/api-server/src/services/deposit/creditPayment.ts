import { fenToDecimal } from '@koi/api-core/amount'
import type { MissedBonusReason } from '@koi/contract/bonus'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { depositFee } from '../../rules/deposit.ts'
import { withdrawal } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { writeMessage } from '../message/writeMessage.ts'
import type { JobKind } from '../queue/jobQueue.ts'
import { creditDepositBonus } from '../promotion/creditDepositBonus.ts'
import { lockMember } from '../promotion/promotion.ts'
import { addDeposit } from '../turnover/countTurnover.ts'
import { noteStep } from './order.ts'

const payload = v.object({ paymentId: v.string() })

/** Puts a payment that came in into the member's wallet. */
export const creditPayment = { name: 'deposit.credit', payload, attempts: 50 } satisfies JobKind<
  typeof payload
>

/** Notes on an order that it did not bring the bonus that was chosen, and tells its member why. */
async function noteMissedBonus(
  trx: Transaction<Schema>,
  ctx: Context,
  {
    order,
    promotionId,
    missed,
  }: { order: { id: string; member_id: string }; promotionId: string; missed: MissedBonusReason },
): Promise<void> {
  await trx.updateTable('deposit_orders').set({ missed_bonus: missed }).where('id', '=', order.id).execute()
  await writeMessage(trx, ctx, {
    memberId: order.member_id,
    content: { topic: 'bonus-missed', order: order.id, promotion: promotionId, reason: missed },
  })
}

/**
 * Credits a payment: what was received, less the fee, goes from the house's cash into the central wallet. The reference
 * of the ledger names the payment, so one payment is never credited twice.
 */
export async function credit(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: { paymentId: string } },
): Promise<void> {
  const { order_id } = await trx
    .selectFrom('deposit_payments')
    .select('order_id')
    .where('id', '=', input.paymentId)
    .executeTakeFirstOrThrow()
  const order = await trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', order_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const payment = await trx
    .selectFrom('deposit_payments')
    .selectAll()
    .where('id', '=', input.paymentId)
    .executeTakeFirstOrThrow()
  if (payment.credited_at !== null) return
  // Before any account of the ledger: whoever moves bonus money locks in this order.
  await lockMember(trx, order.member_id)
  const at = new Date(ctx.clock.now())
  const fee = depositFee(order.channel, payment.received)
  const credited = payment.received - fee
  const id = ctx.random.uuid()
  await post(trx, {
    id,
    kind: 'deposit',
    memberId: order.member_id,
    reference: `deposit:${payment.id}`,
    order: order.id,
    at,
    moves: [
      { account: { kind: 'cash', venueId: 0 }, amount: -payment.received },
      { account: { kind: 'wallet', venueId: 0 }, amount: credited },
      { account: { kind: 'fees', venueId: 0 }, amount: fee },
    ],
  })
  const required = credited * withdrawal.turnoverTimes
  await addDeposit(trx, { id, memberId: order.member_id, amount: credited, required, at })
  await trx
    .updateTable('deposit_payments')
    .set({ credited, credited_at: at })
    .where('id', '=', payment.id)
    .execute()
  await writeMessage(trx, ctx, {
    memberId: order.member_id,
    content: {
      topic: 'deposit-credited',
      amount: fenToDecimal(credited),
      order: order.id,
      channel: order.channel,
    },
  })
  const promotionId = order.promotion_id
  const missed = await creditDepositBonus(trx, {
    ctx,
    deposit: { memberId: order.member_id, id, amount: credited, promotionId },
  })
  if (payment.kind === 'again') return
  if (missed !== null && promotionId !== null) await noteMissedBonus(trx, ctx, { order, promotionId, missed })
  await trx.updateTable('deposit_orders').set({ state: 'credited' }).where('id', '=', order.id).execute()
  await noteStep(trx, order.id, 'credited', at)
}
