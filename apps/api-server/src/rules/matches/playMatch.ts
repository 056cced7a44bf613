import { drawFrom } from './drawFrom.ts'
import type { Fixture } from './fixturesOf.ts'
import type { Team } from './leagues.ts'

export type Side = 'home' | 'away'

/** A whole match, as it is decided before it starts. */
export interface PlayedMatch {
  /** Goals that each side is expected to score. */
  readonly expected: Readonly<Record<Side, number>>
  /** Minutes added to either half. */
  readonly added: readonly [first: number, second: number]
  /** In their order. `at` is in ms of play: without the break, with what is added. */
  readonly goals: readonly { readonly side: Side; readonly at: number }[]
}

const minute = 60_000
const meanGoals = 1.3
/** Hosts are expected to score about a third more than guests. */
const atHome = 1.14
const attacks = { least: 0.7, spread: 0.6 }
const leaks = { least: 0.75, spread: 0.5 }

/** How well a team attacks and how badly it defends, about 1; it stays the same from match to match. */
function strengthOf(team: Team): { readonly attack: number; readonly leak: number } {
  const draw = drawFrom(team.id)
  return {
    attack: attacks.least + draw() * attacks.spread,
    leak: leaks.least + draw() * leaks.spread,
  }
}

function expectedGoals({ league, home, away }: Fixture): PlayedMatch['expected'] {
  const [host, guest] = [strengthOf(home), strengthOf(away)]
  const mean = meanGoals * league.pace
  return {
    home: mean * atHome * host.attack * guest.leak,
    away: (mean / atHome) * guest.attack * host.leak,
  }
}

/** Plays a match: the same seed and fixture give the same goals. A side scores at most once a minute. */
export function playMatch(seed: string, fixture: Fixture): PlayedMatch {
  const draw = drawFrom(`${seed} ${fixture.id}`)
  const expected = expectedGoals(fixture)
  const added = [1 + Math.floor(draw() * 4), 2 + Math.floor(draw() * 5)] as const
  const minutes = 90 + added[0] + added[1]
  const goals = Array.from({ length: minutes }, (_, played) =>
    (['home', 'away'] as const).flatMap((side) => {
      const [scores, when] = [draw() < expected[side] / minutes, draw()]
      return scores ? [{ side, at: Math.floor((played + when) * minute) }] : []
    }),
  )
  return { expected, added, goals: goals.flat().toSorted((a, b) => a.at - b.at) }
}
