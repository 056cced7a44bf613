import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import {
  betAt,
  clubsOf,
  type EngineId,
  engines,
  hashOfSeed,
  type Outcome,
  scoreOf,
  type Selection,
  type SettledLine,
} from '@koi/contract/engines'
import type { Bet } from '@koi/contract/record'
import type { Selectable } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import type { Locale } from '../locale.ts'
import { readPlanned } from '../match/readPlanned.ts'
import { readDrawn, readLines } from './readLines.ts'

type Round = Selectable<GameRoundTable>

/**
 * The odds of a bet in hundredths. A match is bet on at odds that are known, of which a half line pays a part. A game of many
 * prizes has none before it is won.
 */
function oddsOf(
  engine: EngineId,
  selection: Selection | undefined,
  { quote, odds: paid }: SettledLine,
): number | null {
  if (quote !== undefined) return quote
  if (paid > 0 && engine !== 'football') return paid
  return selection === undefined || selection.spread !== undefined ? null : selection.odds
}

/** What became of a bet of a settled round. */
function standingOf(
  engine: EngineId,
  { selection, amount, payout }: SettledLine,
  outcome: Outcome,
): Wire<Bet>['bets'][number]['standing'] {
  if (engine === 'football') return betAt(selection, scoreOf(outcome))?.standing ?? 'lost'
  if (payout === amount) return 'returned'
  return payout > amount ? 'won' : 'lost'
}

/** What a round of an engine was laid on, in words, and what became of each bet. */
export function tellBets(
  { engine, bets, outcome }: Pick<Round, 'engine' | 'bets' | 'outcome'>,
  locale: Locale,
): Wire<Bet>['bets'] {
  if (engine === null) return []
  const { groups } = engines[engine]
  const known = new Map(
    groups.flatMap(({ name, selections }) =>
      selections.map((selection) => [selection.id, { selection, market: name[locale] }] as const),
    ),
  )
  // A game with one selection has nothing to choose: what it paid is told of the round.
  const chosen = known.size > 1
  return readLines(bets).map((line) => {
    const { selection, market } = known.get(line.selection) ?? {}
    const odds = oddsOf(engine, selection, line)
    return {
      selection: line.selection,
      name: selection?.name[locale] ?? line.selection,
      market: groups.length > 1 ? (market ?? null) : null,
      standing: outcome === null || !chosen ? null : standingOf(engine, line, readDrawn(outcome)),
      odds: odds === null ? null : fenToDecimal(BigInt(odds)),
      stake: fenToDecimal(line.amount),
      payout: fenToDecimal(line.payout),
    }
  })
}

/** Who met: by the match of the schedule, or as follows from what was published before the stake. */
export function tellTeams(
  { engine, match, server_seed: serverSeed }: Pick<Round, 'engine' | 'match' | 'server_seed'>,
  locale: Locale,
): Wire<Bet>['teams'] {
  const planned = readPlanned(match)
  if (planned) {
    const { home, away } = planned.match
    return { home: home[locale], away: away[locale], scheduled: true }
  }
  if (engine !== 'football' || serverSeed === null) return null
  const { home, away } = clubsOf(hashOfSeed(serverSeed))
  return { home: home.name[locale], away: away.name[locale], scheduled: false }
}
