import type { PayoutKind } from '@koi/contract'
import { m } from '@koi/i18n'

/** The names of each kind of account, of binding one, and of having none. */
export const accountTexts: Readonly<
  Record<PayoutKind, { readonly kind: () => string; readonly add: () => string; readonly none: () => string }>
> = {
  bank: {
    kind: () => m.accounts_kind_bank(),
    add: () => m.accounts_add_bank(),
    none: () => m.accounts_none_bank(),
  },
  alipay: {
    kind: () => m.accounts_kind_alipay(),
    add: () => m.accounts_add_alipay(),
    none: () => m.accounts_none_alipay(),
  },
  coin: {
    kind: () => m.accounts_kind_coin(),
    add: () => m.accounts_add_coin(),
    none: () => m.accounts_none_coin(),
  },
}
