import type { Tier } from '../round/tierOf.ts'
import { seededRandom } from '../random/seededRandom.ts'
import { seedOf } from '../random/seedOf.ts'
import { deal, points, type Deal } from './baccarat.ts'

export type Side = 'player' | 'banker'

/** The side that this round is on, known before the cards are. */
export function liveSide(round: string): Side {
  return seedOf(round) % 2 === 0 ? 'player' : 'banker'
}

/** A coup that ends as the outcome says: the round's side wins, loses, or the hands tie for a returned stake. */
export function livePicture(outcome: { round: string; seed: number; tier: Tier }): Deal & { side: Side } {
  const random = seededRandom(outcome.seed)
  const side = liveSide(outcome.round)
  let coup = deal(random)
  for (let dealt = 0; dealt < 2000; dealt += 1) {
    const lead = points(coup[side]) - points(coup[side === 'player' ? 'banker' : 'player'])
    const fits = outcome.tier === 'none' ? lead < 0 : outcome.tier === 'part' ? lead === 0 : lead > 0
    if (fits) break
    coup = deal(random)
  }
  return { ...coup, side }
}
