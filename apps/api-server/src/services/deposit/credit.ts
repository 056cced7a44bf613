import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { depositFee } from './depositFee.ts'
import { noteStep } from './noteStep.ts'

/**
 * Credits a payment: what was received, less the fee, goes from the house's cash into the central wallet. The reference
 * of the ledger names the payment, so one payment is never credited twice.
 */
export async function credit(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock' | 'random'>; input: { paymentId: string } },
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
  const at = new Date(ctx.clock.now())
  const fee = depositFee(order.channel, payment.received)
  const credited = payment.received - fee
  await post(trx, {
    id: ctx.random.uuid(),
    kind: 'deposit',
    memberId: order.member_id,
    reference: `deposit:${payment.id}`,
    at,
    moves: [
      { account: { kind: 'cash', venueId: 0 }, amount: -payment.received },
      { account: { kind: 'wallet', venueId: 0 }, amount: credited },
      { account: { kind: 'fees', venueId: 0 }, amount: fee },
    ],
  })
  await trx
    .updateTable('deposit_payments')
    .set({ credited, credited_at: at })
    .where('id', '=', payment.id)
    .execute()
  if (payment.kind === 'again') return
  await trx.updateTable('deposit_orders').set({ state: 'credited' }).where('id', '=', order.id).execute()
  await noteStep(trx, order.id, 'credited', at)
}
