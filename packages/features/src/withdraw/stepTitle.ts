import { passwordTitle } from './passwordTitle.ts'
import type { WithdrawStep } from './withdrawModel.ts'
import { m } from '@koi/i18n'

/** What a step is called. */
export function stepTitle(step: Exclude<WithdrawStep, { step: 'form' }>): string {
  switch (step.step) {
    case 'review':
      return m.withdraw_review_title()
    case 'new-password':
      return passwordTitle(step.form.mode).title
    case 'password':
      return m.withdraw_password_title()
    case 'confirming':
      return m.withdraw_confirming_title()
    case 'repeat':
      return m.withdraw_repeat_title()
    default:
      return m.withdraw_refused_title()
  }
}
