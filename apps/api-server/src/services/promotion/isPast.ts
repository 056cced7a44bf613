import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import { byVersion, isEnded, type PromotionRow, termsOf } from './promotion.ts'
import { rechargeState } from './rechargeSteps.ts'

/**
 * Whether a part waits for nothing more while the promotion can be joined anew: its day or week is over, or the version that it
 * was joined by has ended and a later one goes on. It stands in no one's way. `newest` is the promotion as it is now.
 */
export async function isPast(
  db: Kysely<Schema>,
  { newest, part, now }: { newest: PromotionRow; part: BonusRow; now: number },
): Promise<boolean> {
  if (part.state !== 'joined' || part.step !== null) return false
  const promotion = await byVersion(db, newest, part.version)
  const { kind, repeat } = termsOf(promotion)
  const anew = (kind === 'recharge' && repeat !== 'once') || !isEnded(newest, now)
  if (!anew) return false
  if (kind !== 'recharge') return isEnded(promotion, now)
  return (await rechargeState(db, { memberId: part.member_id, promotion, now })) === 'expired'
}
