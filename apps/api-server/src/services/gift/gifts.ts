import { fenToDecimal } from '@koi/api-core/amount'
import { zonedDate } from '@koi/api-core/dates'
import type { Wire } from '@koi/contract'
import type { Gift } from '@koi/contract/gift'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { mayReceivePromotions } from '../mayReceive.ts'
import { countReachable, pageOffset } from '../page.ts'
import { readPoints } from '../reward/points.ts'

/** What a member staked of its own money in the calendar month of the business time zone so far. */
export async function readMonthTurnover(
  db: Kysely<Schema>,
  { memberId, now }: { memberId: string; now: number },
): Promise<bigint> {
  const first = `${zonedDate(now, { timeZone: access.timeZone }).slice(0, 7)}-01`
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(staked), 0)::int8 as sum from turnover_days
    where member_id = ${memberId} and day >= ${first}::date`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** How many of each gift a member has had. */
async function readMine(db: Kysely<Schema>, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('gift_orders')
    .select(['gift_id', sql<number>`sum(quantity)::int4`.as('count')])
    .where('member_id', '=', memberId)
    .groupBy('gift_id')
    .execute()
  return new Map(rows.map((row) => [row.gift_id, row.count]))
}

/** The gifts with their stock, and what a member has towards them. A member who may receive none is shown none. */
export async function listGifts({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string | null; locale: Locale }
}) {
  const { memberId, locale } = input
  const may = await mayReceivePromotions(ctx.db, { ctx, memberId })
  const rows = may ? await ctx.db.selectFrom('gifts').selectAll().orderBy('sort').execute() : []
  const mine = memberId === null ? new Map<string, number>() : await readMine(ctx.db, memberId)
  const items = rows.map((row): Wire<Gift> => ({
    id: row.id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    summary: locale === 'en' ? row.summary_en : row.summary_zh,
    picture: row.picture,
    points: row.points,
    turnover: row.turnover === null ? null : fenToDecimal(row.turnover),
    value: row.value === null ? null : fenToDecimal(row.value),
    stock: row.stock,
    left: Math.max(row.per_member - (mine.get(row.id) ?? 0), 0),
  }))
  if (memberId === null) return { points: 0, turnover: fenToDecimal(0n), items }
  const turnover = await readMonthTurnover(ctx.db, { memberId, now: ctx.clock.now() })
  return { points: await readPoints(ctx.db, memberId), turnover: fenToDecimal(turnover), items }
}

/** The gifts that a member has had, the newest first. */
export async function listGiftOrders({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; page: number; pageSize: number; locale: Locale }
}) {
  const { memberId, page, pageSize, locale } = input
  const offset = pageOffset(input)
  const total = await countReachable(ctx.db, { member_id: memberId, list: 'gift_orders' })
  const rows = await ctx.db
    .selectFrom('gift_orders as o')
    .innerJoin('gifts as g', 'g.id', 'o.gift_id')
    .select(['o.id', 'o.quantity', 'o.points', 'o.at', 'g.title_zh', 'g.title_en', 'g.value'])
    .where('o.member_id', '=', memberId)
    .orderBy('o.at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    quantity: row.quantity,
    points: row.points,
    value: row.value === null ? null : fenToDecimal(row.value * BigInt(row.quantity)),
    at: row.at.toISOString(),
  }))
  return { items, page, pageSize, total }
}
