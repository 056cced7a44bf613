import type { Draw, Outcome, Selection } from './engine.ts'

/** Three dice that are thrown. */
export function throwDice(random: Draw): Outcome {
  return { dice: [0, 1, 2].map(() => random.below(6) + 1) }
}

/** The thrown dice in ascending order, and what follows from them. */
export function readDice({ dice = [] }: Outcome) {
  const [low = 1, middle = 1, high = 1] = dice.toSorted((a, b) => a - b)
  return {
    sorted: [low, middle, high] as const,
    total: low + middle + high,
    triple: low === high,
    /** How many dice show a face. */
    count: (face: number) => dice.filter((die) => die === face).length,
  }
}

/** What a bet on each total pays, stake included, in hundredths, and its return: of 216 throws so many give it. */
const totals: readonly (readonly [total: number, odds: number, rtp: string])[] = [
  [3, 20_400, '94.44'],
  [4, 6_800, '94.44'],
  [5, 3_400, '94.44'],
  [6, 2_040, '94.44'],
  [7, 1_360, '94.44'],
  [8, 970, '94.30'],
  [9, 815, '94.32'],
  [10, 760, '95.00'],
]

/** Odds of a total from 3 to 18: those of 11 to 18 mirror those of 3 to 10. */
export function totalOdds(total: number): number {
  const mirrored = Math.min(total, 21 - total)
  return totals.find(([known]) => known === mirrored)?.[1] ?? 0
}

/** Bets on the totals between two bounds, both included. */
export function totalSelections(from: number, to: number): Selection[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const total = from + index
    const [, odds = 0, rtp = ''] = totals.find(([known]) => known === Math.min(total, 21 - total)) ?? []
    return { id: `total${total}`, name: { 'zh-CN': String(total), en: String(total) }, odds, rtp }
  })
}

export const faces = [1, 2, 3, 4, 5, 6] as const

/** The throw in words. */
export function tellDice(outcome: Outcome): { zh: string; en: string } {
  const { total, triple } = readDice(outcome)
  const dice = (outcome['dice'] ?? []).join('-')
  const size = total > 10 ? ['大', 'big'] : ['小', 'small']
  const parity = total % 2 === 1 ? ['单', 'odd'] : ['双', 'even']
  return triple
    ? { zh: `${dice}，${total} 点，三同号`, en: `${dice}, total ${total}, triple` }
    : {
        zh: `${dice}，${total} 点，${size[0]}，${parity[0]}`,
        en: `${dice}, total ${total}, ${size[1]}, ${parity[1]}`,
      }
}
