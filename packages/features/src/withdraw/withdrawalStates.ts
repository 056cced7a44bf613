import type { RejectionReason, WithdrawalState } from '@koi/contract/withdraw'
import { m } from '@koi/i18n'

/** The names of the states, and the reasons of a rejection. */
export const stateTexts = {
  labels: {
    requested: () => m.withdraw_state_requested(),
    reviewing: () => m.withdraw_state_reviewing(),
    processing: () => m.withdraw_state_processing(),
    paid: () => m.withdraw_state_paid(),
    rejected: () => m.withdraw_state_rejected(),
  } satisfies Record<WithdrawalState, () => string>,
  reasons: {
    'account-unconfirmed': () => m.withdraw_reason_account_unconfirmed(),
    'payment-returned': () => m.withdraw_reason_payment_returned(),
  } satisfies Record<RejectionReason, () => string>,
}

/** The colour that goes with the word of a state. */
export const stateTones = {
  requested: 'info',
  reviewing: 'info',
  processing: 'info',
  paid: 'positive',
  rejected: 'negative',
} as const satisfies Record<WithdrawalState, string>
