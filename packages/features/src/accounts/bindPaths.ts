import type { PayoutKind } from '@koi/contract'
import { routes } from '../routing/routes.ts'

/** The form that binds an account of each kind. */
export const bindPaths: Readonly<Record<PayoutKind, string>> = {
  bank: routes.addBankCard,
  alipay: routes.addAlipay,
  coin: routes.coinCard,
}
