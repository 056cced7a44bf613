import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import type { JobKind } from '../queue/jobQueue.ts'
import { noteStep } from './order.ts'

const payload = v.object({ orderId: v.string() })

/** Ends an order whose payment did not come in time. */
export const expireOrder = { name: 'deposit.expire', payload, attempts: 20 } satisfies JobKind<typeof payload>

/**
 * Expires an order whose time is over, unless it no longer awaits a payment. If its time is not over, because the clock
 * was set back, answers when to try again.
 */
export async function expire(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock'>; input: { orderId: string } },
): Promise<number | null> {
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
  const waiting = await trx
    .selectFrom('deposit_orders')
    .select('expires_at')
    .where('id', '=', input.orderId)
    .where('state', '=', 'awaiting')
    .executeTakeFirst()
  return waiting?.expires_at.getTime() ?? null
}

const reminded = v.object({ orderId: v.string() })

/** Reminds of an order that is about to expire. */
export const remindOrder = { name: 'deposit.remind', payload: reminded, attempts: 5 } satisfies JobKind<
  typeof reminded
>

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
