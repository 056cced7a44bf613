import { parseDecimal } from '@koi/api-core/amount'
import type { GameType } from '@koi/contract'
import { prizes } from './prizes.ts'

/** A complete table: outcomes with integer weights that add up to `total`. */
export interface PayTable {
  readonly total: number
  readonly outcomes: readonly { readonly multiplier: number; readonly weight: number }[]
}

/**
 * The pay table of a game: the prizes of its kind, and a blank weighted so that the mean multiplier is exactly the
 * stated return to player in percent (`"96.10"`).
 *
 * With prizes m (hundredths) and weights w, S = sum of w*m, and a return of R ten-thousandths, weights R*w out of a
 * total of 100*S have the mean R*S / (100*S) hundredths, which is R/100 percent of the stake.
 *
 * @throws RangeError when the return cannot be reached with these prizes.
 */
export function payTable(gameType: GameType, rtp: string): PayTable {
  const share = Number(parseDecimal(rtp))
  const wins = prizes[gameType]
  const sum = wins.reduce((total, prize) => total + prize.weight * prize.multiplier, 0)
  const outcomes = wins.map((prize) => ({ multiplier: prize.multiplier, weight: prize.weight * share }))
  const total = 100 * sum
  const blank = total - outcomes.reduce((all, outcome) => all + outcome.weight, 0)
  if (share <= 0 || blank < 0) throw new RangeError(`no pay table of ${gameType} returns ${rtp} percent`)
  return { total, outcomes: [{ multiplier: 0, weight: blank }, ...outcomes] }
}
