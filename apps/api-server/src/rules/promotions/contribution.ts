import type { GameType } from '@koi/contract/gameTypes'
import type { Wagering } from '@koi/contract/promo'

/** Ten-thousandths of a fen in a fen: what a stake counts for is a whole number of them, so that nothing is rounded away. */
export const unitsPerFen = 10_000n

/**
 * What a stake counts for towards a bonus, in ten-thousandths of a fen: as much of it as the maximum bet, times the basis
 * points of its kind of game. A kind that the rules do not name counts nothing.
 */
export function contributionOf(
  { maxBet, contributions }: Pick<Wagering, 'maxBet' | 'contributions'>,
  { stake, gameType }: { stake: bigint; gameType: GameType },
): bigint {
  const basisPoints = contributions.find((one) => one.gameType === gameType)?.percent ?? 0n
  return (stake < maxBet ? stake : maxBet) * basisPoints
}

/**
 * The part of a payout that bonus money won: in proportion to its part of the stake, rounded up to whole fen, so that not
 * one fen of bonus money becomes cash by rounding.
 */
export function bonusShare(payout: bigint, { bonus, stake }: { bonus: bigint; stake: bigint }): bigint {
  return (payout * bonus + stake - 1n) / stake
}
