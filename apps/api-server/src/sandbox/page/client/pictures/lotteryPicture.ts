import type { Tier } from '../round/tierOf.ts'
import { seededRandom } from '../random/seededRandom.ts'
import { seedOf } from '../random/seedOf.ts'
import { shuffled } from '../random/shuffled.ts'

const numbers: readonly number[] = Array.from({ length: 30 }, (_, index) => index + 1)

/** The five numbers of a round, known before the draw, in order. */
export function lotteryTicket(round: string): readonly number[] {
  return shuffled(numbers, seededRandom(seedOf(round)))
    .slice(0, 5)
    .toSorted((a, b) => a - b)
}

function hitCount(tier: Tier, random: () => number): number {
  switch (tier) {
    case 'none':
      return random() < 0.5 ? 0 : 1
    case 'part':
      return 2
    case 'win':
      return random() < 0.7 ? 3 : 4
    default:
      return 5
  }
}

/** The five numbers drawn: two of the ticket return part of the stake, three and more win. */
export function lotteryPicture(outcome: { round: string; seed: number; tier: Tier }): {
  ticket: readonly number[]
  drawn: readonly number[]
  hits: number
} {
  const random = seededRandom(outcome.seed)
  const ticket = lotteryTicket(outcome.round)
  const hits = hitCount(outcome.tier, random)
  const misses = numbers.filter((number) => !ticket.includes(number))
  const drawn = [...shuffled(ticket, random).slice(0, hits), ...shuffled(misses, random).slice(0, 5 - hits)]
  return { ticket, drawn: shuffled(drawn, random), hits }
}
