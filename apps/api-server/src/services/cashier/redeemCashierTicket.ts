import { fenToDecimal } from '@koi/api-core/amount'
import type { cashierSession } from '@koi/contract/sandbox'
import type { InferInput } from 'valibot'
import { transact } from '../../db/transact.ts'
import { newToken, sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'

/**
 * Redeems a one-time ticket of the payment page for the key of its order, which is stored only as a hash.
 *
 * @throws Refusal `order-unknown` when the ticket is unknown, used or expired.
 */
export function redeemCashierTicket({
  ctx,
  input,
}: {
  ctx: Context
  input: { ticket: string }
}): Promise<InferInput<typeof cashierSession>> {
  return transact(ctx.db, async (trx) => {
    const key = newToken(ctx.random)
    const order = await trx
      .updateTable('deposit_orders')
      .set({ cashier_ticket_hash: null, cashier_key_hash: sha256(key) })
      .where('cashier_ticket_hash', '=', sha256(input.ticket))
      .where('cashier_ticket_until', '>', new Date(ctx.clock.now()))
      .returningAll()
      .executeTakeFirst()
    if (!order) refuse('order-unknown')
    const coins = order.coin_cents
    return {
      key,
      order: order.id,
      channel: order.channel,
      amount: fenToDecimal(order.amount),
      due: {
        amount: fenToDecimal(coins ?? order.amount),
        unit: coins === null ? 'CNY' : 'USDT',
        network: order.network,
      },
      expiresAt: order.expires_at.toISOString(),
      locale: order.cashier_locale,
    }
  })
}
