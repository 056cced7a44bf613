import type { MatchMoment } from './matchAt.ts'
import type { PlayedMatch } from './playMatch.ts'

/** Decimal odds of the final result, in hundredths. */
export interface ResultOdds {
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** What the odds keep back of the chances they state. */
const margin = 0.05
const most = 20
const bounds = { least: 1.01, most: 51 }
/** So close to the end nothing can be laid any more. */
const closesBefore = 5 * 60_000

/** The chances of 0, 1, 2 … goals, of which `mean` are expected. */
function chances(mean: number): readonly number[] {
  let chance = Math.exp(-mean)
  return Array.from({ length: most }, (_, goals) => {
    const own = chance
    chance *= mean / (goals + 1)
    return own
  })
}

/** Odds from the score as it stands and the goals that are still expected; null when the match is all but over. */
export function resultOdds(
  { expected, added: [first, second] }: PlayedMatch,
  { left, score }: MatchMoment,
): ResultOdds | null {
  if (left < closesBefore) return null
  const share = left / ((90 + first + second) * 60_000)
  const ahead = score ? score.home - score.away : 0
  const guests = chances(expected.away * share)
  const sum = { home: 0, draw: 0, away: 0 }
  for (const [home, chance] of chances(expected.home * share).entries()) {
    for (const [away, other] of guests.entries()) {
      const lead = ahead + home - away
      sum[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += chance * other
    }
  }
  return { home: price(sum.home), draw: price(sum.draw), away: price(sum.away) }
}

function price(chance: number): number {
  const fair = 1 / (chance * (1 + margin))
  return Math.floor(Math.min(Math.max(fair, bounds.least), bounds.most) * 100)
}
