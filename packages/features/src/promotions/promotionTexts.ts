import type { BonusState } from '@koi/contract/bonus'
import type { Reply } from '@koi/contract'
import type { promoDetail, PromotionCategory, PromotionState } from '@koi/contract/promo'
import { m } from '@koi/i18n'
import type { TagProps } from '@koi/ui'

const categoryNames: Readonly<Record<PromotionCategory, () => string>> = {
  newcomer: m.promo_category_newcomer,
  deposit: m.promo_category_deposit,
  rebate: m.promo_category_rebate,
  event: m.promo_category_event,
}

/** What a category is called in the player's language. */
export function categoryName(category: PromotionCategory): string {
  return categoryNames[category]()
}

interface StateText {
  readonly label: () => string
  readonly tone: NonNullable<TagProps['tone']>
}

const states: Readonly<Record<PromotionState, StateText>> = {
  open: { label: m.promo_state_open, tone: 'accent' },
  upcoming: { label: m.promo_state_upcoming, tone: 'info' },
  ended: { label: m.promo_state_ended, tone: 'neutral' },
  full: { label: m.promo_state_full, tone: 'neutral' },
  level: { label: m.promo_state_level, tone: 'warning' },
  newcomers: { label: m.promo_state_newcomers, tone: 'warning' },
  withheld: { label: m.promo_state_withheld, tone: 'neutral' },
  joined: { label: m.promo_state_joined, tone: 'info' },
  claimable: { label: m.promo_state_claimable, tone: 'gold' },
  running: { label: m.promo_state_running, tone: 'info' },
  released: { label: m.promo_state_released, tone: 'positive' },
  spent: { label: m.promo_state_spent, tone: 'neutral' },
  expired: { label: m.promo_state_expired, tone: 'neutral' },
  cancelled: { label: m.promo_state_cancelled, tone: 'neutral' },
}

/** How a state of a promotion, or of a bonus, is shown. */
export function stateText(state: PromotionState | BonusState): { label: string; tone: StateText['tone'] } {
  const { label, tone } = states[state]
  return { label: label(), tone }
}

/** Why a member cannot join, and what would change that; null where nothing stands in the way, or nothing can be said. */
export function reasonText(
  { state, terms }: Pick<Reply<typeof promoDetail>, 'state' | 'terms'>,
  vipLevel: number | null,
): string | null {
  const { minLevel: level, newcomerDays } = terms
  switch (state) {
    case 'level':
      return vipLevel === null
        ? m.promo_reason_level_plain({ level })
        : m.promo_reason_level({ own: vipLevel, level })
    case 'newcomers':
      return newcomerDays === null ? null : m.promo_reason_newcomers({ days: newcomerDays })
    case 'full':
      return m.promo_reason_full()
    case 'upcoming':
      return m.promo_reason_upcoming()
    default:
      return null
  }
}
