import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import { engines } from '@koi/contract/engines'
import type { Bet } from '@koi/contract/record'
import type { Selectable } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import type { Context } from '../context.ts'
import { type Locale, localName } from '../locale.ts'
import { comesAfter, type PageInput, pageOffset } from '../page.ts'
import { recordBounds, roundsChanged } from '../recordBounds.ts'
import { readDrawn } from './readLines.ts'
import { commitmentOf, publishRound } from './publishRound.ts'
import { tellBets, tellTeams } from './tellBets.ts'
import { sumRounds } from './sumRounds.ts'

/** Which rounds to read: `[start, end)` over the time they were placed, or those of them that were placed or settled since. */
interface BetFilter extends PageInput {
  readonly memberId: string
  readonly start: string | undefined
  readonly end: string | undefined
  readonly venueId: number | undefined
  readonly state: 'open' | 'settled' | undefined
  readonly changedSince: string | undefined
  readonly locale: Locale
}

/** How a round of an engine ended, in words. */
function tellResult(
  { engine, outcome }: Pick<Selectable<GameRoundTable>, 'engine' | 'outcome'>,
  locale: Locale,
): string | null {
  return engine === null || outcome === null ? null : engines[engine].why(readDrawn(outcome))[locale]
}

/** A settled round as the line that it is verified by. */
function tellPublished(row: Parameters<typeof publishRound>[0]): string | null {
  const published = publishRound(row)
  return published === null ? null : JSON.stringify(published)
}

/**
 * Rounds of the member of twelve months, the newest first, with totals over the whole filter. What has changed comes
 * whatever its state is: it may have left the filter.
 *
 * @throws Refusal `invalid-input` for a page that is too deep, or that begins after a round the member has not placed.
 */
export async function readBets({ ctx, input }: { ctx: Context; input: BetFilter }) {
  const { memberId, venueId, state, changedSince, page, pageSize, after, locale } = input
  const asOf = ctx.clock.now()
  const { start, end } = recordBounds(asOf, input)
  const offset = pageOffset(input)
  let rounds = ctx.db
    .selectFrom('game_rounds as r')
    .where('r.member_id', '=', memberId)
    .where('r.placed_at', '>=', start)
  if (end) rounds = rounds.where('r.placed_at', '<', end)
  if (venueId !== undefined) rounds = rounds.where('r.venue_id', '=', venueId)
  if (changedSince !== undefined) rounds = rounds.where(roundsChanged(memberId, changedSince))
  else if (state === 'open') rounds = rounds.where('r.settled_at', 'is', null)
  else if (state === 'settled') rounds = rounds.where('r.settled_at', 'is not', null)
  if (after !== undefined) {
    const place = { table: 'game_rounds', as: 'r', time: 'placed_at' } as const
    rounds = rounds.where(await comesAfter(ctx.db, { memberId, after }, place))
  }

  const { total, ...sums } = await sumRounds(ctx.db, { memberId, start, end, venueId, state })
  const rows = await rounds
    .innerJoin('venues as v', 'v.id', 'r.venue_id')
    .innerJoin('games as g', 'g.id', 'r.game_id')
    .select(['r.id', 'r.round', 'r.venue_id', 'r.game_id', 'r.stake', 'r.payout'])
    .select([
      'r.placed_at',
      'r.settled_at',
      'r.number',
      'r.issue',
      'r.match',
      'r.engine',
      'r.bets',
      'r.outcome',
      'v.game_type',
    ])
    .select(['r.server_seed', 'r.client_seed', 'r.nonce', 'r.seal'])
    .select(['g.name_zh', 'g.name_en', 'v.name_zh as venue_zh', 'v.name_en as venue_en'])
    .orderBy('r.placed_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const items = rows.map((row): Wire<Bet> => ({
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
    number: row.number,
    issue: row.issue,
    teams: tellTeams(row, locale),
    bets: tellBets(row, locale),
    result: tellResult(row, locale),
    commitment: commitmentOf(row),
    published: tellPublished(row),
  }))
  return {
    items,
    page,
    pageSize,
    total,
    asOf: new Date(asOf).toISOString(),
    totals: {
      stake: fenToDecimal(sums.stake),
      payout: fenToDecimal(sums.payout),
      net: fenToDecimal(sums.net),
    },
  }
}
