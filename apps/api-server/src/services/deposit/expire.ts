import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { noteStep } from './noteStep.ts'

/** Ends an order whose time is over, unless something else ended the waiting first. */
export async function expire(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock'>; input: { orderId: string } },
): Promise<void> {
  const now = new Date(ctx.clock.now())
  const ended = await trx
    .updateTable('deposit_orders')
    .set({ state: 'expired' })
    .where('id', '=', input.orderId)
    .where('state', '=', 'awaiting')
    .where('expires_at', '<=', now)
    .returning('expires_at')
    .executeTakeFirst()
  if (ended) await noteStep(trx, input.orderId, 'expired', ended.expires_at)
}
