import type { FeedbackKind, FeedbackState } from '@koi/contract/feedback'
import { m } from '@koi/i18n'
import type { TagProps } from '@koi/ui'

/** What each kind of feedback is called. */
export const kindTexts: Readonly<Record<FeedbackKind, () => string>> = {
  game: m.feedback_kind_game,
  money: m.feedback_kind_money,
  account: m.feedback_kind_account,
  promotion: m.feedback_kind_promotion,
  site: m.feedback_kind_site,
  other: m.feedback_kind_other,
}

interface StateText {
  readonly label: () => string
  readonly tone: NonNullable<TagProps['tone']>
}

/** How far feedback is, as its tag says it. */
export const stateTexts: Readonly<Record<FeedbackState, StateText>> = {
  received: { label: m.feedback_state_received, tone: 'neutral' },
  reviewing: { label: m.feedback_state_reviewing, tone: 'info' },
  answered: { label: m.feedback_state_answered, tone: 'positive' },
}
