import type { GameType } from '@koi/contract'
import { payTable } from '../../rules/payTable.ts'
import type { Random } from '../../security/random.ts'

/** The multiplier of one round in hundredths of the stake, and the number that its picture is drawn from. */
export interface Outcome {
  readonly multiplier: number
  readonly seed: number
}

const seeds = 2 ** 31 - 1

/** Draws from the pay table of the game. */
export function drawOutcome(random: Random, gameType: GameType, rtp: string): Outcome {
  const { total, outcomes } = payTable(gameType, rtp)
  let left = random.below(total)
  for (const { multiplier, weight } of outcomes) {
    if (left < weight) return { multiplier, seed: random.below(seeds) }
    left -= weight
  }
  throw new RangeError('the weights of a pay table must add up to its total')
}
