import type { Outcome as Drawn } from '@koi/contract/engines'
import type { SettledRound } from '../calls/gameCalls.ts'

/**
 * How a picture treats an outcome. Only `win` and `big` may celebrate: a return at or below the stake is shown
 * plainly (RTS 14F).
 */
export type Tier = 'none' | 'part' | 'win' | 'big'

/** Stake and payout in fen. `big` starts at ten times the stake. */
export function tierOf(stake: bigint, payout: bigint): Tier {
  if (payout === 0n) return 'none'
  if (payout <= stake) return 'part'
  return payout >= stake * 10n ? 'big' : 'win'
}

/** What a picture of an outcome is drawn from: the same values always give the same picture. */
export interface Outcome {
  /** Id of the round: what is shown before the outcome is known follows from it. */
  round: string
  tier: Tier
  /** What an engine has drawn. */
  drawn?: Drawn
  /** What each bet was on, and what it paid. */
  bets?: readonly { selection: string; payout: bigint }[]
  /** All that is published of a round of an engine. */
  play?: SettledRound['play']
}
