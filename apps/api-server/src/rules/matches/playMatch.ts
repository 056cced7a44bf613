import { drawMatch, fairDraw, type Outcome, type ScheduledMatch, type Seeds } from '@koi/contract/engines'
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
  readonly outcome: Outcome
}

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

/** A fixture as it is drawn, and published with every round on it. */
export function scheduledMatch(fixture: Fixture): ScheduledMatch {
  const { id, home, away } = fixture
  return { id, home: home.name, away: away.name, expected: expectedGoals(fixture) }
}

/** Goals that each side is expected to score, in thousandths. */
function expectedGoals({ league, home, away }: Fixture): ScheduledMatch['expected'] {
  const [host, guest] = [strengthOf(home), strengthOf(away)]
  const mean = meanGoals * league.pace
  return {
    home: Math.round(1_000 * mean * atHome * host.attack * guest.leak),
    away: Math.round(1_000 * (mean / atHome) * guest.attack * host.leak),
  }
}

/** Plays a match of the schedule: the same seeds and teams give the same goals. */
export function playMatch(seeds: Seeds, match: Pick<ScheduledMatch, 'expected'>): PlayedMatch {
  const outcome = drawMatch(fairDraw(seeds), match)
  const goalsOf = (side: Side) => (outcome[`${side}At`] ?? []).map((second) => ({ side, at: second * 1_000 }))
  const [first = 0, second = 0] = outcome['added'] ?? []
  const { home, away } = match.expected
  return {
    expected: { home: home / 1_000, away: away / 1_000 },
    added: [first, second],
    goals: [...goalsOf('home'), ...goalsOf('away')].toSorted((a, b) => a.at - b.at),
    outcome,
  }
}
