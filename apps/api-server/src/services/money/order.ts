import { zonedDate } from '@koi/api-core/dates'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'

/**
 * The number of an order that can be read out on the phone: `D` for a deposit or `W` for a withdrawal, the day in the
 * business time zone, ten random digits.
 */
export function orderNumber({ clock, random }: Pick<Context, 'clock' | 'random'>, letter: 'D' | 'W'): string {
  const day = zonedDate(clock.now(), { timeZone: access.timeZone }).replaceAll('-', '').slice(2)
  return `${letter}${day}${Array.from({ length: 10 }, () => random.below(10)).join('')}`
}

/** How many orders of a member there are, of one state or of all. */
export async function countOrders(
  db: Kysely<Schema>,
  {
    memberId,
    list,
    state,
  }: { memberId: string; list: 'deposits' | 'withdrawals'; state?: string | undefined },
): Promise<number> {
  let query = db.selectFrom('order_counts').where('member_id', '=', memberId).where('list', '=', list)
  if (state !== undefined) query = query.where('state', '=', state)
  const { total } = await query
    .select(sql<number>`coalesce(sum(orders), 0)::int4`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How far an order is that may still end without effect: under way, or ended so. One that took effect has none. */
export type OrderProgress = 'open' | 'ended'

/** Looks up the progress of orders by the ids that their requests were answered with. */
export type ReadProgress = (
  trx: Transaction<Schema>,
  ids: readonly string[],
  at: Date,
) => Promise<ReadonlyMap<string, OrderProgress>>
