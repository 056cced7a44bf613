import type { PayoutKind } from '@koi/contract/account'
import { m } from '@koi/i18n'
import { routes } from '../routing/pages.ts'

/** The texts and the bind form of one kind of account. */
interface AccountKind {
  readonly title: () => string
  /** As one of several ways to be paid. */
  readonly method: () => string
  /** The title of the bind form and the label of links to it. */
  readonly add: () => string
  /** Says that none of this kind is bound. */
  readonly none: () => string
  /** Advice before one is bound. */
  readonly notes: () => readonly string[]
  /** The path of the bind form. */
  readonly path: string
}

/** The kinds of account that a withdrawal can be paid to. */
export const accountKinds: Readonly<Record<PayoutKind, AccountKind>> = {
  bank: {
    title: () => m.accounts_kind_bank(),
    method: () => m.accounts_kind_bank(),
    add: () => m.accounts_add_bank(),
    none: () => m.accounts_none_bank(),
    notes: () => [m.accounts_note_own(), m.accounts_note_mask(), m.accounts_note_never()],
    path: routes.addBankCard,
  },
  alipay: {
    title: () => m.accounts_kind_alipay(),
    method: () => m.accounts_kind_alipay(),
    add: () => m.accounts_add_alipay(),
    none: () => m.accounts_none_alipay(),
    notes: () => [m.accounts_note_own(), m.accounts_note_mask(), m.accounts_note_never_alipay()],
    path: routes.addAlipay,
  },
  coin: {
    title: () => m.accounts_kind_coin(),
    method: () => m.accounts_method_coin(),
    add: () => m.accounts_add_coin(),
    none: () => m.accounts_none_coin(),
    notes: () => [m.accounts_note_own_coin(), m.accounts_note_mask_coin(), m.accounts_note_never_coin()],
    path: routes.coinCard,
  },
}
