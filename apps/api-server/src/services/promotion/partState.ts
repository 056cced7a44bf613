import type { BonusState } from '@koi/contract/bonus'
import { isOver } from '../bonus/endBonus.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'

interface PartEnd {
  readonly now: number
  /** When the promotion ends by the version that was joined; null where it does not. */
  readonly endsAt: Date | null
}

/** When a part ends by itself: one that waits for a deposit with its promotion, any other at its own time. */
export function partEnd(part: Pick<BonusRow, 'state' | 'expires_at'>, endsAt: Date | null): Date | null {
  return part.state === 'joined' ? endsAt : part.expires_at
}

/** How a part is told, everywhere. One whose time is over is expired, whatever its row still says. */
export function partState(
  part: Pick<BonusRow, 'state' | 'expires_at'>,
  { now, endsAt }: PartEnd,
): BonusState {
  switch (part.state) {
    case 'joined':
      return endsAt !== null && endsAt.getTime() <= now ? 'expired' : part.state
    case 'running':
    case 'claimable':
      return isOver(part, now) ? 'expired' : part.state
    default:
      return part.state
  }
}
