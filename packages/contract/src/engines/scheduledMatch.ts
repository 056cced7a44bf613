import type { Draw, Name, Outcome } from './engine.ts'

/** A match of the schedule, as far as it is drawn and named by it: published before its start, and with every round on it. */
export interface ScheduledMatch {
  readonly id: string
  readonly home: Name
  readonly away: Name
  /** Goals that each side is expected to score, in thousandths. */
  readonly expected: { readonly home: number; readonly away: number }
}

const chances = 1_000_000

/** Minutes added to the halves: at least, and so many more at most. */
const addedTime = [
  { least: 1, spread: 4 },
  { least: 2, spread: 5 },
] as const

/**
 * Draws a match of the schedule minute by minute: in each of them one side scores, or none. Beside the goals of each side
 * it has the second of play of each (`homeAt`, `awayAt`) and the minutes that were added to the halves (`added`).
 * All arithmetic is of whole numbers, so that it comes out alike everywhere.
 */
export function drawMatch(random: Draw, { expected }: Pick<ScheduledMatch, 'expected'>): Outcome {
  const added = addedTime.map(({ least, spread }) => least + random.below(spread))
  const minutes = added.reduce((sum, more) => sum + more, 90)
  const chanceOf = (side: 'home' | 'away') => Math.floor((expected[side] * (chances / 1_000)) / minutes)
  const [home, away] = [chanceOf('home'), chanceOf('away')]
  const goals = Array.from({ length: minutes }, (_, minute) => {
    const drawn = random.below(chances)
    const side = drawn < home ? 'home' : drawn < home + away ? 'away' : null
    return side === null ? [] : [{ side, at: minute * 60 + random.below(60) }]
  }).flat()
  const of = (side: 'home' | 'away') => goals.filter((goal) => goal.side === side).map(({ at }) => at)
  const [homeAt, awayAt] = [of('home'), of('away')]
  return { home: [homeAt.length], away: [awayAt.length], homeAt, awayAt, added }
}
