import { transact } from '../../db/transact.ts'
import { deposit } from '../../rules/deposit.ts'
import { newToken, sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'
import { lockOrder } from './order.ts'

/**
 * Gives a fresh one-time address of the payment page. The one before it stops working.
 *
 * @throws Refusal `order-unknown`, `order-closed` with `state`.
 */
export function openCashier({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; locale: Locale }
}) {
  return transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, input)
    const now = ctx.clock.now()
    if (order.state !== 'awaiting') refuse('order-closed', { state: order.state })
    if (order.expires_at.getTime() <= now) refuse('order-closed', { state: 'expired' })
    const ticket = newToken(ctx.random)
    await trx
      .updateTable('deposit_orders')
      .set({
        cashier_ticket_hash: sha256(ticket),
        cashier_ticket_until: new Date(now + deposit.cashierTicket),
        cashier_key_hash: null,
        cashier_locale: input.locale,
      })
      .where('id', '=', order.id)
      .execute()
    return { url: `${ctx.site.sandboxOrigin}/cashier?ticket=${ticket}` }
  })
}
