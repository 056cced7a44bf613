import { fenToDecimal } from '@koi/api-core/amount'
import type { Bet } from '@koi/contract'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { localName } from '../game/localName.ts'
import type { Locale } from '../locale.ts'

/** Which rounds to read: `[start, end)` over the time they were placed. */
export interface BetFilter {
  readonly memberId: string
  readonly start: string | undefined
  readonly end: string | undefined
  readonly venueId: number | undefined
  readonly state: 'open' | 'settled' | undefined
  readonly page: number
  readonly pageSize: number
  readonly locale: Locale
}

function bound(time: string | undefined): Date | undefined {
  if (time === undefined) return undefined
  return new Date(Math.max(Date.parse(time) || 0, 0))
}

/** Rounds of the member, the newest first, with totals over the whole filter. */
export async function readBets({ ctx, input }: { ctx: Context; input: BetFilter }) {
  const { page, pageSize, locale } = input
  const start = bound(input.start)
  const end = bound(input.end)
  let rounds = ctx.db.selectFrom('game_rounds as r').where('r.member_id', '=', input.memberId)
  if (start) rounds = rounds.where('r.placed_at', '>=', start)
  if (end) rounds = rounds.where('r.placed_at', '<', end)
  if (input.venueId !== undefined) rounds = rounds.where('r.venue_id', '=', input.venueId)
  if (input.state === 'open') rounds = rounds.where('r.settled_at', 'is', null)
  if (input.state === 'settled') rounds = rounds.where('r.settled_at', 'is not', null)

  const totals = await rounds
    .select([
      sql<number>`count(*)::int4`.as('total'),
      sql<bigint>`coalesce(sum(r.stake), 0)::int8`.as('stake'),
      sql<bigint>`coalesce(sum(r.payout), 0)::int8`.as('payout'),
      sql<bigint>`coalesce(sum(r.payout - r.stake), 0)::int8`.as('net'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await rounds
    .innerJoin('venues as v', 'v.id', 'r.venue_id')
    .innerJoin('games as g', 'g.id', 'r.game_id')
    .select(['r.id', 'r.round', 'r.venue_id', 'r.game_id', 'r.stake', 'r.payout'])
    .select(['r.placed_at', 'r.settled_at', 'v.game_type'])
    .select(['g.name_zh', 'g.name_en', 'v.name_zh as venue_zh', 'v.name_en as venue_en'])
    .orderBy('r.placed_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const items = rows.map((row): Bet => ({
    id: row.id,
    round: row.round,
    venueId: row.venue_id,
    venueName: localName({ name_zh: row.venue_zh, name_en: row.venue_en }, locale),
    gameId: row.game_id,
    gameName: localName(row, locale),
    gameType: row.game_type,
    stake: fenToDecimal(row.stake),
    payout: fenToDecimal(row.payout ?? 0n),
    net: fenToDecimal(row.payout === null ? 0n : row.payout - row.stake),
    state: row.settled_at === null ? 'open' : 'settled',
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }))
  return {
    items,
    page,
    pageSize,
    total: totals.total,
    totals: {
      stake: fenToDecimal(totals.stake),
      payout: fenToDecimal(totals.payout),
      net: fenToDecimal(totals.net),
    },
  }
}
