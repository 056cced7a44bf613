/** What rewards come out of and go into. */
export interface RewardAccount {
  readonly points: () => number
  /** Adds points, or takes them; answers how many there are then. */
  readonly add: (points: number) => number
  /** Pays cash, in fen. */
  readonly pay: (fen: bigint) => void
}
