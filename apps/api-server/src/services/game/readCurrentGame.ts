import { fenToDecimal } from '@koi/api-core/amount'
import type { RunningGame } from '@koi/contract'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { readBalances } from '../ledger/readBalances.ts'
import type { Locale } from '../locale.ts'
import { localName } from './localName.ts'

/** The running real-money session with the sums of its sitting; `net` counts settled rounds only. */
export async function readCurrentGame({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; locale: Locale }
}): Promise<{ game: RunningGame | null }> {
  const session = await ctx.db
    .selectFrom('game_sessions as s')
    .innerJoin('venues as v', 'v.id', 's.venue_id')
    .innerJoin('games as g', 'g.id', 's.game_id')
    .select(['s.id', 's.sitting_id', 's.venue_id', 's.game_id', 'v.game_type'])
    .select(['g.name_zh', 'g.name_en', 'v.name_zh as venue_zh', 'v.name_en as venue_en'])
    .where('s.member_id', '=', input.memberId)
    .where('s.mode', '=', 'real')
    .where('s.closed_at', 'is', null)
    .executeTakeFirst()
  if (!session) return { game: null }
  const sitting = ctx.db
    .selectFrom('game_sessions')
    .where('sitting_id', '=', session.sitting_id)
    .where('member_id', '=', input.memberId)
  const { opened_at: startedAt } = await sitting
    .select('opened_at')
    .orderBy('opened_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const sums = await ctx.db
    .selectFrom('game_rounds')
    .select([
      sql<number>`count(*)::int4`.as('rounds'),
      sql<bigint>`coalesce(sum(stake), 0)::int8`.as('staked'),
      sql<bigint>`coalesce(sum(payout), 0)::int8`.as('payout'),
      sql<bigint>`coalesce(sum(payout - stake), 0)::int8`.as('net'),
    ])
    .where('session_id', 'in', sitting.select('id'))
    .executeTakeFirstOrThrow()
  const accounts = (await readBalances(ctx.db, input.memberId)).filter(
    ({ venueId }) => venueId === session.venue_id,
  )
  const balanceOf = (kind: 'wallet' | 'held') =>
    fenToDecimal(accounts.find((account) => account.kind === kind)?.balance ?? 0n)
  return {
    game: {
      sessionId: session.id,
      venueId: session.venue_id,
      gameId: session.game_id,
      gameType: session.game_type,
      gameName: localName(session, input.locale),
      venueName: localName({ name_zh: session.venue_zh, name_en: session.venue_en }, input.locale),
      startedAt: startedAt.toISOString(),
      rounds: sums.rounds,
      staked: fenToDecimal(sums.staked),
      payout: fenToDecimal(sums.payout),
      net: fenToDecimal(sums.net),
      held: balanceOf('held'),
      venueBalance: balanceOf('wallet'),
    },
  }
}
