import { lazyRoute, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'

/** The payout accounts, and the forms that bind one of each kind. */
export const accountRoutes: readonly RouteObject[] = [
  {
    path: routes.bankCards,
    lazy: lazyRoute(async () => (await import('../screens/accounts/AccountsScreen.tsx')).AccountsScreen),
    handle: { title: () => m.accounts_title() },
  },
  {
    path: routes.addBankCard,
    lazy: lazyRoute(async () => (await import('../screens/bindAccount/BindBankScreen.tsx')).BindBankScreen),
    handle: { title: () => m.accounts_add_bank() },
  },
  {
    path: routes.addAlipay,
    lazy: lazyRoute(
      async () => (await import('../screens/bindAccount/BindAlipayScreen.tsx')).BindAlipayScreen,
    ),
    handle: { title: () => m.accounts_add_alipay() },
  },
  {
    path: routes.coinCard,
    lazy: lazyRoute(async () => (await import('../screens/bindAccount/BindCoinScreen.tsx')).BindCoinScreen),
    handle: { title: () => m.accounts_add_coin() },
  },
]
