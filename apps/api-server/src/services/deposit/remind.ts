import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { noteStep } from './noteStep.ts'

/** Notes that an order is about to expire, unless it no longer awaits its payment or its time is over already. */
export async function remind(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock'>; input: { orderId: string } },
): Promise<void> {
  const now = new Date(ctx.clock.now())
  const awaiting = await trx
    .selectFrom('deposit_orders')
    .select('id')
    .where('id', '=', input.orderId)
    .where('state', '=', 'awaiting')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (awaiting) await noteStep(trx, awaiting.id, 'reminded', now)
}
