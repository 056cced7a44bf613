import { m } from '@koi/i18n'
import type { WithdrawPasswordMode } from './withdrawPasswordModel.ts'

/** What each form of the withdraw password is called, and what it says before anything is typed. */
export function passwordTitle(mode: WithdrawPasswordMode): { readonly title: string; readonly text: string } {
  switch (mode) {
    case 'set':
      return { title: m.withdraw_password_set_title(), text: m.withdraw_password_set_text() }
    case 'change':
      return { title: m.withdraw_password_change_title(), text: m.withdraw_password_set_text() }
    default:
      return { title: m.withdraw_password_reset_title(), text: m.withdraw_password_reset_text() }
  }
}
