import type { GameType } from '@koi/contract'

/** A prize of a pay table: `multiplier` in hundredths of the stake, `weight` against the other prizes. */
export interface Prize {
  readonly multiplier: number
  readonly weight: number
}

/**
 * The prizes of each kind of game. How often nothing is won follows from the return to player that a game states, so
 * the mean of a table is that return exactly (see `payTable`).
 */
export const prizes: Record<GameType, readonly Prize[]> = {
  sports: [
    { multiplier: 185, weight: 60 },
    { multiplier: 260, weight: 25 },
    { multiplier: 480, weight: 8 },
  ],
  live: [
    { multiplier: 195, weight: 90 },
    { multiplier: 900, weight: 6 },
  ],
  chess: [
    { multiplier: 195, weight: 80 },
    { multiplier: 300, weight: 20 },
    { multiplier: 800, weight: 4 },
  ],
  slots: [
    { multiplier: 50, weight: 80 },
    { multiplier: 120, weight: 60 },
    { multiplier: 200, weight: 40 },
    { multiplier: 500, weight: 18 },
    { multiplier: 1_000, weight: 8 },
    { multiplier: 2_500, weight: 2 },
    { multiplier: 10_000, weight: 1 },
  ],
  lottery: [
    { multiplier: 200, weight: 70 },
    { multiplier: 980, weight: 20 },
    { multiplier: 5_000, weight: 1 },
  ],
  fish: [
    { multiplier: 100, weight: 80 },
    { multiplier: 200, weight: 40 },
    { multiplier: 400, weight: 20 },
    { multiplier: 1_000, weight: 6 },
    { multiplier: 3_000, weight: 1 },
  ],
}
