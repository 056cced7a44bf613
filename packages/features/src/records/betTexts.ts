import { fenToDecimal, formatAmount } from '@koi/api-core/amount'
import { formatOdds, type OddsFormat } from '@koi/contract/odds'
import type { Bet } from '@koi/contract/record'
import { m } from '@koi/i18n'

type Line = Bet['bets'][number]

const standings: Readonly<Record<NonNullable<Line['standing']>, () => string>> = {
  won: m.records_standing_won,
  halfWon: m.records_standing_half_won,
  returned: m.records_standing_returned,
  halfLost: m.records_standing_half_lost,
  lost: m.records_standing_lost,
}

/** Who met in a match, and whether the schedule has it; null for any other game. */
export function teamsText({ teams }: Pick<Bet, 'teams'>): string | null {
  if (teams === null) return null
  const { home, away } = teams
  return teams.scheduled ? m.records_teams_scheduled({ home, away }) : m.records_teams_single({ home, away })
}

/**
 * A bet: its market, what it is on, its stake and odds. Those of a match are written in the format that the player has
 * chosen, elsewhere they are a multiple of the stake.
 */
export function betLine(
  { name, market, stake: fen, odds }: Line,
  { gameType }: Pick<Bet, 'gameType'>,
  format: OddsFormat,
): string {
  const stake = formatAmount(fen)
  if (odds === null) return m.records_bet_line_plain({ name, stake })
  if (gameType !== 'sports') return m.records_bet_line({ name, stake, odds: fenToDecimal(odds) })
  const line = m.records_bet_line_at({ name, stake, odds: formatOdds(odds, format) })
  return market === null ? line : m.records_bet_market({ market, line })
}

/** What became of a bet, and what it returned; null while its round is open. */
export function betOutcome({ standing, payout }: Line): string | null {
  if (standing === null) return null
  const told = standings[standing]()
  return payout === 0n ? told : m.records_bet_outcome({ standing: told, amount: formatAmount(payout) })
}

/** Teams and bet of a match in short; null for any other game. */
export function choiceOf(
  { bets: [first, ...others], gameType, teams }: Pick<Bet, 'bets' | 'gameType' | 'teams'>,
  format: OddsFormat,
): string | null {
  if (gameType !== 'sports' || !first?.odds) return null
  const one = m.records_choice({ name: first.name, odds: formatOdds(first.odds, format) })
  const bet = others.length === 0 ? one : m.records_choice_more({ bet: one, count: others.length })
  return teams === null ? bet : `${m.records_teams_value(teams)} · ${bet}`
}
