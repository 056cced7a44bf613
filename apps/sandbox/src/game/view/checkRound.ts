import { type BetLine, type RoundFault, verifyRound } from '@koi/contract/engines'
import type { Session, SettledRound } from '../calls/gameCalls.ts'

/** What this page knows of a round before anything of it is drawn. */
export interface LaidRound {
  /** What it was laid with; null for a round that an earlier visit laid. */
  readonly own: { readonly clientSeed: string; readonly bets: readonly BetLine[] } | null
  /** The commitment that stood before the stake, or when the round was found open. */
  readonly commitment: Session['next'] | null
}

function textOf(bets: readonly BetLine[]): string {
  return bets.map(({ selection, amount }) => `${selection}=${amount}`).join()
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

/**
 * What does not hold of a settled round: of its published data alone, and against what this page laid and was told before
 * the stake. A server that waits for the stake and then takes another seed, its own or the player's, is noticed here.
 * A round that an earlier visit laid is held against the commitment that it was found open with, and `earlier` rounds.
 */
export function checkRound(
  { round, stake, payout, play }: SettledRound,
  laid: LaidRound | undefined,
  earlier: readonly SettledRound[],
): readonly (RoundFault | 'bets' | 'clientSeed')[] {
  if (play === null) return []
  const faults = new Set<RoundFault | 'bets' | 'clientSeed'>(verifyRound(play))
  const { bets } = play
  if (sumOf(bets.map((bet) => bet.payout)) !== payout) faults.add('payout')
  if (sumOf(bets.map(({ amount }) => amount)) !== stake) faults.add('bets')
  // One draw is for all who bet on it, however often: its rounds have one seed.
  const again = earlier.some(
    (other) =>
      other.round !== round &&
      other.play?.serverSeed === play.serverSeed &&
      (play.issue === undefined || other.play.issue !== play.issue),
  )
  if (again) faults.add('commitment')
  if (laid === undefined) return [...faults]
  const { commitment, own } = laid
  if (commitment?.hash !== play.serverHash || commitment.nonce !== play.nonce) faults.add('commitment')
  if (own !== null && own.clientSeed !== play.clientSeed) faults.add('clientSeed')
  if (own !== null && textOf(own.bets) !== textOf(bets)) faults.add('bets')
  return [...faults]
}
