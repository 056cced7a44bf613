import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import type { RunningGame } from '@koi/contract/game'
import type { Context } from '../context.ts'
import { readBalances } from '../ledger/accounts.ts'
import { type Locale, localName } from '../locale.ts'

/** The running real-money session with the sums of its sitting; `net` counts settled rounds only. */
export async function readCurrentGame({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; locale: Locale }
}): Promise<{ game: Wire<RunningGame> | null }> {
  const session = await ctx.db
    .selectFrom('game_sessions as s')
    .innerJoin('venues as v', 'v.id', 's.venue_id')
    .innerJoin('games as g', 'g.id', 's.game_id')
    .innerJoin('game_sittings as t', 't.id', 's.sitting_id')
    .select(['s.id', 's.venue_id', 's.game_id', 'v.game_type'])
    .select(['t.started_at', 't.rounds', 't.staked', 't.payout', 't.net'])
    .select(['g.name_zh', 'g.name_en', 'v.name_zh as venue_zh', 'v.name_en as venue_en'])
    .where('s.member_id', '=', input.memberId)
    .where('s.mode', '=', 'real')
    .where('s.closed_at', 'is', null)
    .executeTakeFirst()
  if (!session) return { game: null }
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
      startedAt: session.started_at.toISOString(),
      rounds: session.rounds,
      staked: fenToDecimal(session.staked),
      payout: fenToDecimal(session.payout),
      net: fenToDecimal(session.net),
      held: balanceOf('held'),
      venueBalance: balanceOf('wallet'),
    },
  }
}
