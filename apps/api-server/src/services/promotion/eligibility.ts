import type { PromotionState } from '@koi/contract/promo'
import type { BonusRow } from '../bonus/runningBonus.ts'
import { refuse } from '../refusal.ts'
import { partState } from './partState.ts'
import { isEnded, type PromotionRow, sinceWhen, termsOf } from './promotion.ts'

const day = 86_400_000

/** A member as far as the rules of promotions look at one. */
export interface Candidate {
  readonly vip_level: number
  readonly created_at: Date
}

/** Whether a promotion can be joined at a time, and by whom. A guest is told what holds for everybody. */
export function standing(
  promotion: PromotionRow,
  { now, member }: { now: number; member: Candidate | null },
): 'open' | 'upcoming' | 'ended' | 'full' | 'level' | 'newcomers' {
  if (promotion.starts_at.getTime() > now) return 'upcoming'
  if (isEnded(promotion, now)) return 'ended'
  if (promotion.capacity !== null && promotion.taken >= promotion.capacity) return 'full'
  const { minLevel, newcomerDays } = termsOf(promotion)
  if (member && member.vip_level < minLevel) return 'level'
  const newcomerUntil = member && newcomerDays !== null && member.created_at.getTime() + newcomerDays * day
  return newcomerUntil !== null && newcomerUntil !== false && newcomerUntil <= now ? 'newcomers' : 'open'
}

/** @throws Refusal `promotion-closed`, `promotion-full`, `promotion-not-eligible` with `reason`. */
export function requireStanding(promotion: PromotionRow, asking: { now: number; member: Candidate }): void {
  const found = standing(promotion, asking)
  if (found === 'upcoming' || found === 'ended') refuse('promotion-closed')
  if (found === 'full') refuse('promotion-full')
  if (found !== 'open') refuse('promotion-not-eligible', { reason: found })
}

const open: ReadonlySet<string> = new Set(['joined', 'claimable', 'running'])

/**
 * The part of a member that counts now: one that has not ended, or the last of the day or week that the rules speak of. One
 * that was left, or ended with its version, before it brought anything does not count.
 */
export function currentPart(
  promotion: PromotionRow,
  parts: readonly BonusRow[],
  now: number,
): BonusRow | undefined {
  const since = sinceWhen(termsOf(promotion).repeat, now)
  const own = parts.filter(({ promotion_id: id, step }) => id === promotion.promotion_id && step === null)
  const counts = ({ state, joined_at: at, granted_at: granted, deposit_id: deposit }: BonusRow) =>
    at >= since && !(granted === null && (state === 'cancelled' || (state === 'expired' && deposit === null)))
  return own.find(({ state }) => open.has(state)) ?? own.find(counts)
}

/** Where a promotion stands for a member. */
export function stateFor(
  promotion: PromotionRow,
  {
    now,
    member,
    part,
    may,
  }: { now: number; member: Candidate | null; part: BonusRow | undefined; may: boolean },
): PromotionState {
  if (part) return partState(part, { now, endsAt: promotion.ends_at })
  if (!may) return 'withheld'
  return standing(promotion, { now, member })
}
