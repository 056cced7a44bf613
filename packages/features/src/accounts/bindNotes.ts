import type { PayoutKind } from '@koi/contract'
import { m } from '@koi/i18n'

/** What is good to know before an account of each kind is bound. */
export const bindNotes: Readonly<Record<PayoutKind, () => readonly string[]>> = {
  bank: () => [m.accounts_note_own(), m.accounts_note_mask(), m.accounts_note_never()],
  alipay: () => [m.accounts_note_own(), m.accounts_note_mask(), m.accounts_note_never_alipay()],
  coin: () => [m.accounts_note_own_coin(), m.accounts_note_mask_coin(), m.accounts_note_never_coin()],
}
