import type { PromotionTerms, Wagering } from './promo.ts'
import { feeOf } from './rates.ts'

/** Days for which a deposit bonus that had to wait for the end of another one can be claimed. */
export const claimableDays = 7

type DepositTerms = Extract<PromotionTerms, { kind: 'deposit' }>

/**
 * The bonus for a deposit of which `credited` fen arrived, in fen: its percentage rounded down, at most what the terms
 * allow. Null where the deposit is too small for one.
 */
export function depositBonusOf(
  { minDeposit, percent, maxBonus }: Pick<DepositTerms, 'minDeposit' | 'percent' | 'maxBonus'>,
  credited: bigint,
): bigint | null {
  if (credited < minDeposit) return null
  const full = feeOf(credited, percent)
  return full < maxBonus ? full : maxBonus
}

/** What has to be wagered for a bonus, in fen. */
export function requirementOf(
  { times, base }: Pick<Wagering, 'times' | 'base'>,
  { bonus, deposit }: { bonus: bigint; deposit: bigint },
): bigint {
  return BigInt(times) * (base === 'bonus' ? bonus : bonus + deposit)
}
