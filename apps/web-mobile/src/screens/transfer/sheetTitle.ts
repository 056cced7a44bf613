import type { TransferStep } from '@koi/features/transfer'
import { m } from '@koi/i18n'

/** What the sheet of a step is called. */
export function sheetTitle(step: Exclude<TransferStep['step'], 'form'>): string {
  switch (step) {
    case 'review':
    case 'sending':
      return m.wallet_review_title()
    case 'repeat':
      return m.wallet_repeat_title()
    default:
      return m.wallet_transfer_title()
  }
}
