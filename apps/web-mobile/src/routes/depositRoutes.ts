import { lazyRoute, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'

/** Deposits: the form and the order, and the pages that help with them. */
export const depositRoutes: readonly RouteObject[] = [
  {
    path: routes.deposit,
    lazy: lazyRoute(async () => (await import('../screens/deposit/DepositScreen.tsx')).DepositScreen),
    handle: {
      title: (params: URLSearchParams) => (params.has('order') ? m.deposit_order_title() : m.deposit_title()),
    },
  },
  {
    path: routes.depositTutorial,
    lazy: lazyRoute(async () => (await import('../screens/deposit/TutorialScreen.tsx')).TutorialScreen),
    handle: { title: () => m.deposit_tutorial() },
  },
  {
    path: routes.depositCard,
    lazy: lazyRoute(async () => (await import('../screens/deposit/CardInfoScreen.tsx')).CardInfoScreen),
    handle: { title: () => m.deposit_card_title() },
  },
  {
    path: routes.coinHelp,
    lazy: lazyRoute(async () => (await import('../screens/deposit/CoinHelpScreen.tsx')).CoinHelpScreen),
    handle: { title: () => m.deposit_coin_help() },
  },
]
