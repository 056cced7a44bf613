import { drawFrom, shuffled } from './drawFrom.ts'
import { type League, leagues, type Team } from './leagues.ts'

/** Two teams that meet. */
export interface Fixture {
  readonly id: string
  readonly league: League
  readonly home: Team
  readonly away: Team
  /** When it starts, in ms. */
  readonly startsAt: number
}

const minute = 60_000

/** A day has 48 matches: one starts every half hour, so that some are always live. */
const between = 30 * minute

/**
 * The matches that start on a day, in their order. Each team of each league plays once; a seed has the same matches on the
 * same day, always.
 */
export function fixturesOf({
  seed,
  day,
  dayStart,
}: {
  readonly seed: string
  /** `2026-11-21`. */
  readonly day: string
  /** When that day begins, in ms. */
  readonly dayStart: number
}): readonly Fixture[] {
  const draw = drawFrom(`${seed} ${day}`)
  const pairs = leagues.flatMap((league) => {
    const teams = shuffled(league.teams, draw)
    return teams.flatMap((home, index) => {
      const away = teams[index + 1]
      return index % 2 === 0 && away ? [{ league, home, away }] : []
    })
  })
  return shuffled(pairs, draw).map(({ league, home, away }, index) => ({
    id: `m${day.replaceAll('-', '')}-${home.id}`,
    league,
    home,
    away,
    startsAt: dayStart + index * between,
  }))
}
