import { formatAmount } from '@koi/api-core/amount'
import type { Bonus } from '@koi/contract/bonus'
import { m } from '@koi/i18n'
import { generatePath } from 'react-router-dom'
import { routes } from '../routing/pages.ts'
import { shortTime } from '../time/shortTime.ts'
import type { BonusProgress, Detail, LeaveQuestion, PromotionNext, WaitingBonus } from './promotionModel.ts'

/** What leaving would give up now. */
export function leavingOf({ bonus, kind }: Detail): LeaveQuestion | null {
  if (bonus?.state === 'claimable') return { kind: 'claimable', bonus: bonus.bonus }
  return bonus?.state === 'joined' && (kind === 'deposit' || kind === 'recharge') ? { kind } : null
}

/** What is to be done next. */
export function nextOf({ state, kind, rebate }: Detail, member: boolean): PromotionNext {
  // Each step that was reached has a button of its own.
  if (kind === 'recharge' && state === 'claimable') return 'deposit'
  if (state === 'claimable') return 'claim'
  if (state === 'joined') return 'deposit'
  if (state !== 'open') return null
  if (!member) return 'login'
  if (rebate === 0n) return null
  return kind === 'deposit' || kind === 'recharge' ? 'join' : 'claim'
}

/** What is agreed to before joining or claiming. */
export function agreementOf({ kind, terms, rebate, state }: Detail): string {
  if (kind === 'rebate') return m.promo_claim_rebate({ amount: formatAmount(rebate ?? 0n) })
  if (kind === 'recharge') return m.promo_agree_recharge()
  if (kind === 'deposit' && state !== 'claimable') return m.promo_agree_text()
  return 'wagering' in terms ? m.promo_claim_bonus({ days: terms.wagering.days }) : m.promo_agree_text()
}

/** How far a bonus is that was granted. */
export function progressOf(bonus: Bonus | null, timeZone: string): BonusProgress | null {
  if (!bonus?.grantedAt) return null
  const percent = bonus.required === 0n ? 100 : Number((bonus.done * 100n) / bonus.required)
  const expires = bonus.expiresAt ? shortTime(bonus.expiresAt, timeZone) : null
  return { ...bonus, running: bonus.state === 'running', percent, expires }
}

/** A bonus that waits, with the one that runs before it. */
export function waitingOf(bonus: Bonus | null, other: Bonus | null, timeZone: string): WaitingBonus | null {
  if (bonus?.state !== 'claimable') return null
  const until = bonus.expiresAt ? shortTime(bonus.expiresAt, timeZone) : ''
  const behind = other && {
    title: other.title,
    href: generatePath(routes.promotion, { id: other.promotionId }),
  }
  return { bonus: bonus.bonus, required: bonus.required, until, behind }
}
