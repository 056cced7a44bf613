/**
 * How a picture treats an outcome. Only `win` and `big` may celebrate: a return at or below the stake is told
 * plainly (RTS 14F).
 */
export type Tier = 'none' | 'part' | 'win' | 'big'

/** Stake and payout in fen. `big` starts at ten times the stake. */
export function tierOf(stake: bigint, payout: bigint): Tier {
  if (payout === 0n) return 'none'
  if (payout <= stake) return 'part'
  return payout >= stake * 10n ? 'big' : 'win'
}
