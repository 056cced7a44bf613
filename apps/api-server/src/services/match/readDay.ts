import type { Wire } from '@koi/contract'
import type { Match } from '@koi/contract/match'
import type { Fixture } from '../../rules/matches/fixturesOf.ts'
import type { Team } from '../../rules/matches/leagues.ts'
import { quotesAt, resultSelections } from '../../rules/matches/quotes.ts'
import type { Keyring } from '../../security/keyring.ts'
import type { Locale } from '../locale.ts'
import { fixturesOn, planOf, schedule, type Schedule, standingAt } from './scheduled.ts'

/** Whose matches, when, and in which language. */
export interface MatchView {
  readonly brand: Schedule
  readonly locale: Locale
  /** In ms. */
  readonly now: number
}

const written = (hundredths: number) => (hundredths / 100).toFixed(2)

function toTeam({ id, name, crest }: Team, locale: Locale) {
  return { id, name: name[locale], crest: `/pictures/crests/c${String(crest).padStart(2, '0')}.png` }
}

function toMatch(keyring: Keyring, fixture: Fixture, { brand, locale, now }: MatchView): Wire<Match> {
  const { id, league, home, away, startsAt } = fixture
  const scheduled = schedule(keyring, planOf(brand, fixture))
  const { state, time, score, left, betting } = standingAt(scheduled, now)
  const {
    home: first,
    draw,
    away: second,
  } = betting === 'open' ? quotesAt(scheduled.played, { left, score }, resultSelections) : {}
  return {
    id,
    league: { id: league.id, name: league.name[locale] },
    home: toTeam(home, locale),
    away: toTeam(away, locale),
    state,
    startsAt: new Date(startsAt).toISOString(),
    time,
    score,
    betting,
    odds:
      first === undefined || draw === undefined || second === undefined
        ? null
        : { home: written(first), draw: written(draw), away: written(second) },
    venueId: league.venueId,
    gameId: league.gameId,
  }
}

/**
 * The matches that start on a day of the brand's time zone, `days` days on, in their order and as they stand. They follow
 * from the brand, the day, the time and a key of the server: nothing is stored, and no job moves them on.
 */
export function readDay(keyring: Keyring, day: string, view: MatchView, days = 0): readonly Wire<Match>[] {
  const at = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return fixturesOn(view.brand, at).map((fixture) => toMatch(keyring, fixture, view))
}
