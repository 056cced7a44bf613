/** What is settled of a round, amounts in fen. */
export interface SettledRound {
  round: string
  stake: bigint
  payout: bigint
  /** Balance after the payout. */
  balance: bigint
  multiplier: string
  seed: number
}

/** A round on its way. It keeps its id over every retry, so that it can never be staked twice. */
export interface OpenRound {
  round: string
  stake: bigint
  /** The call that is still owed. */
  owes: 'stake' | 'settle'
}

export type Notice =
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable' }
  | { kind: 'unclear' }
  | { kind: 'interrupted' }
  | { kind: 'ended' }

/**
 * - `opening` the ticket is being redeemed; `unopened` that failed and can be tried again
 * - `idle` ready for a round; `staking`, `settling`, `revealing` a round on its way
 * - `unclear` a round whose call got no answer, or was found open at the start: it must be continued first
 * - `closed` nothing more can be played here
 */
export type Phase =
  | 'opening'
  | 'unopened'
  | 'idle'
  | 'staking'
  | 'settling'
  | 'revealing'
  | 'unclear'
  | 'closed'

export interface GameState {
  phase: Phase
  /** Fen. What the player may spend now: a stake on its way is not in it. */
  balance: bigint
  /** The stake of the next round, fen. */
  stake: bigint
  limits: { min: bigint; max: bigint }
  open: OpenRound | null
  /** The round being revealed. */
  revealing: SettledRound | null
  /** Settled rounds of this visit, the latest first. */
  settled: readonly SettledRound[]
  /** The shell asks to wait, for a reality check for example. */
  held: boolean
  online: boolean
  notice: Notice | null
}

/** The state before the ticket is redeemed. */
export const initialState: GameState = {
  phase: 'opening',
  balance: 0n,
  stake: 0n,
  limits: { min: 0n, max: 0n },
  open: null,
  revealing: null,
  settled: [],
  held: false,
  online: true,
  notice: null,
}
