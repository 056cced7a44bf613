import { zonedDayStart } from '@koi/api-core/dates'
import type { Wire } from '@koi/contract'
import type { Match } from '@koi/contract/match'
import { type Fixture, fixturesOf } from '../../rules/matches/fixturesOf.ts'
import type { Team } from '../../rules/matches/leagues.ts'
import { matchAt } from '../../rules/matches/matchAt.ts'
import { playMatch } from '../../rules/matches/playMatch.ts'
import { resultOdds } from '../../rules/matches/resultOdds.ts'
import type { ServedBrand } from '../context.ts'
import type { Locale } from '../locale.ts'

/** Whose matches, when, and in which language. */
export interface MatchView {
  readonly brand: Pick<ServedBrand, 'd' | 'timeZone'>
  readonly locale: Locale
  /** In ms. */
  readonly now: number
}

const written = (hundredths: number) => (hundredths / 100).toFixed(2)

function toTeam({ id, name, crest }: Team, locale: Locale) {
  return { id, name: name[locale], crest: `/pictures/crests/c${String(crest).padStart(2, '0')}.png` }
}

function toMatch(fixture: Fixture, { brand, locale, now }: MatchView): Wire<Match> {
  const { id, league, home, away, startsAt } = fixture
  const played = playMatch(brand.d, fixture)
  const moment = matchAt(played, now - startsAt)
  const odds = resultOdds(played, moment)
  return {
    id,
    league: { id: league.id, name: league.name[locale] },
    home: toTeam(home, locale),
    away: toTeam(away, locale),
    state: moment.state,
    startsAt: new Date(startsAt).toISOString(),
    time: moment.time,
    score: moment.score,
    odds: odds && { home: written(odds.home), draw: written(odds.draw), away: written(odds.away) },
    venueId: league.venueId,
    gameId: league.gameId,
  }
}

/**
 * The matches that start on a day of the brand's time zone, `days` days on, in their order and as they stand. They follow
 * from the brand, the day and the time alone: nothing is stored, and no job moves them on.
 */
export function readDay(day: string, view: MatchView, days = 0): readonly Wire<Match>[] {
  const { d, timeZone } = view.brand
  const dayStart = zonedDayStart(day, { timeZone, days }).getTime()
  const at = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return fixturesOf({ seed: d, day: at, dayStart }).map((fixture) => toMatch(fixture, view))
}
