import { lazyRoute, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'

/** Withdrawing, and with `?order=` the ladder of one withdrawal. */
export const withdrawRoutes: readonly RouteObject[] = [
  {
    path: routes.withdraw,
    lazy: lazyRoute(async () => (await import('../screens/withdraw/WithdrawScreen.tsx')).WithdrawScreen),
    handle: {
      title: (params: URLSearchParams) =>
        params.has('order') ? m.withdraw_order_title() : m.withdraw_title(),
    },
  },
]
