import { engines, paysAt, selectionsOf } from '@koi/contract/engines'
import type { MatchMoment } from './matchAt.ts'
import type { PlayedMatch } from './playMatch.ts'

/** Decimal odds by selection, in hundredths; what is all but decided is not offered. */
export type Quotes = Readonly<Record<string, number>>

/** What the odds keep back of the chances they state. */
const margin = 0.05
/** Beyond so many goals of a side nothing is worked out: it comes to hundredths of a percent. */
const most = 11
/** Outside of these nothing is left to bet on, except on who wins. */
const bounds = { least: 101, most: 5_100 }
const minute = 60_000
const selections = selectionsOf(engines.football).map(({ id }) => id)

/** The selections of who wins, which can be bet on to the end. */
export const resultSelections = ['home', 'draw', 'away'] as const
const results: ReadonlySet<string> = new Set(resultSelections)

/** The chances of 0, 1, 2 … goals, of which `mean` are expected. */
function chances(mean: number): readonly number[] {
  let chance = Math.exp(-mean)
  return Array.from({ length: most }, (_, goals) => {
    const own = chance
    chance *= mean / (goals + 1)
    return own
  })
}

interface Ending {
  readonly home: number
  readonly away: number
  readonly chance: number
}

/** How the match may end, from the score as it stands and the goals that are expected of the play that is left. */
function endingsOf(
  { expected, added: [first, second] }: PlayedMatch,
  { left, score }: Pick<MatchMoment, 'left' | 'score'>,
): readonly Ending[] {
  const share = left / ((90 + first + second) * minute)
  const guests = chances(expected.away * share)
  return chances(expected.home * share).flatMap((chance, home) =>
    guests.map((other, away) => ({
      home: (score?.home ?? 0) + home,
      away: (score?.away ?? 0) + away,
      chance: chance * other,
    })),
  )
}

/** What a bet pays at any odds: `base`, and `step` more for each hundredth of them. */
type Paying = readonly [base: number, step: number]

/** As many goals as a side can have in what is worked out: those it has, and `most` more. */
const width = 256
const paying = new Map<string, Paying[]>()

/** What a score pays rises with the odds in a straight line: from what it pays at two of them follows what it pays at any. */
function payingAt(selection: string, known: Paying[], { home, away }: Ending): Paying {
  const before = known[home * width + away]
  if (before) return before
  const base = paysAt(selection, { home, away }, 0)
  const found = [base, (paysAt(selection, { home, away }, 1_000) - base) / 1_000] as const
  known[home * width + away] = found
  return found
}

/** The odds that give back what is staked, less the margin; what a line leaves even is not charged for. */
function quoteOf(selection: string, endings: readonly Ending[]): number {
  const known = paying.get(selection) ?? []
  paying.set(selection, known)
  let [returned, rising] = [0, 0]
  for (const ending of endings) {
    const [base, step] = payingAt(selection, known, ending)
    returned += ending.chance * base
    rising += ending.chance * step
  }
  return (100 - returned) / rising / (1 + margin)
}

/** Odds on lines of quarters are even, so that half of them is whole. */
function rounded(selection: string, quote: number): number {
  const whole = Math.floor(Math.min(Math.max(quote, bounds.least), bounds.most))
  return selection.includes('Quarters') ? whole - (whole % 2) : whole
}

/**
 * What can be bet on in a match, and at which odds. They hold for a minute of play, and are the lower ones of its beginning
 * and its end: who waits within it gains nothing.
 */
export function quotesAt(
  played: PlayedMatch,
  { left, score }: Pick<MatchMoment, 'left' | 'score'>,
  of: readonly string[] = selections,
): Quotes {
  const minutes = Math.ceil(left / minute)
  const ends = score === null ? [minutes] : [minutes, Math.max(0, minutes - 1)]
  const times = ends.map((end) => endingsOf(played, { left: end * minute, score }))
  const offered = of.flatMap((id) => {
    const quote = Math.min(...times.map((endings) => quoteOf(id, endings)))
    const open = results.has(id) || (quote >= bounds.least + 4 && quote <= bounds.most)
    return open ? [[id, rounded(id, quote)] as const] : []
  })
  return Object.fromEntries(offered)
}
