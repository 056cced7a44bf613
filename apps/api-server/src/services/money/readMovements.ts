import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import type { Movement, MovementCategory } from '@koi/contract/movement'
import type { Context } from '../context.ts'
import { type Locale, localName } from '../locale.ts'
import { comesAfter, type PageInput, pageOffset } from '../page.ts'
import { changesFrom, recordBounds } from '../recordBounds.ts'
import { sumMovements } from './sumMovements.ts'

/** Which movements to read: `[start, end)` over their time, or those of them that came since. */
interface MovementFilter extends PageInput {
  readonly memberId: string
  readonly start: string | undefined
  readonly end: string | undefined
  readonly category: MovementCategory | undefined
  readonly changedSince: string | undefined
  readonly locale: Locale
}

/**
 * Movements of the member's money of twelve months, the newest first, with totals over the whole filter.
 *
 * @throws Refusal `invalid-input` for a page that is too deep, or that begins after a movement of somebody else.
 */
export async function readMovements({ ctx, input }: { ctx: Context; input: MovementFilter }) {
  const { memberId, category, changedSince, page, pageSize, after, locale } = input
  const asOf = ctx.clock.now()
  const { start, end } = recordBounds(asOf, input)
  const offset = pageOffset(input)
  let query = ctx.db
    .selectFrom('movements as m')
    .where('m.member_id', '=', memberId)
    .where('m.at', '>=', start)
  if (changedSince !== undefined) query = query.where('m.at', '>=', changesFrom(changedSince))
  if (end) query = query.where('m.at', '<', end)
  if (category) query = query.where('m.category', '=', category)
  if (after !== undefined) {
    query = query.where(
      await comesAfter(ctx.db, { memberId, after }, { table: 'movements', as: 'm', time: 'at' }),
    )
  }
  const { total, incoming, outgoing } = await sumMovements(ctx.db, { memberId, start, end, category })
  const rows = await query
    .leftJoin('venues as v', 'v.id', 'm.venue_id')
    .select(['m.id', 'm.category', 'm.event', 'm.amount', 'm.cash', 'm.venue_id', 'm.order_id', 'm.at'])
    .select(['v.name_zh', 'v.name_en'])
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  return {
    items: rows.map((row): Wire<Movement> => ({
      id: row.id,
      category: row.category,
      event: row.event,
      amount: fenToDecimal(row.amount),
      cash: row.cash,
      venue:
        row.venue_id === null || row.name_zh === null || row.name_en === null
          ? null
          : { id: row.venue_id, name: localName({ name_zh: row.name_zh, name_en: row.name_en }, locale) },
      order: row.order_id,
      at: row.at.toISOString(),
    })),
    page,
    pageSize,
    total,
    asOf: new Date(asOf).toISOString(),
    totals: {
      incoming: fenToDecimal(incoming),
      outgoing: fenToDecimal(outgoing),
      net: fenToDecimal(incoming - outgoing),
    },
  }
}
