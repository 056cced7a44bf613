import { GuestOnly, lazyRoute, LegacyFinance, RequireMember, routes } from '@koi/features/routing'
import type { RouteHandle } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Navigate, type RouteObject } from 'react-router-dom'
import { RootLayout } from '../layout/RootLayout.tsx'
import { SiteLayout } from '../layout/site/SiteLayout.tsx'
import { CrashPage } from '../screens/crash/CrashPage.tsx'
import { accountRoutes } from './accountRoutes.ts'
import { depositRoutes } from './depositRoutes.ts'
import { lobbyRoutes } from './lobbyRoutes.ts'
import { RoutePending } from './RoutePending.tsx'
import { withdrawRoutes } from './withdrawRoutes.ts'

function titled(title: () => string): RouteHandle {
  return { title }
}

const home = lazyRoute(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen)

/** Every page with its chunk, its title, and who may see it (D16). */
export const routeTree: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    HydrateFallback: RoutePending,
    children: [
      {
        Component: SiteLayout,
        children: [
          { path: routes.root, lazy: home, handle: titled(() => m.home_title()) },
          { path: routes.home, lazy: home, handle: titled(() => m.home_title()) },
          ...lobbyRoutes,
          {
            path: routes.egame,
            lazy: lazyRoute(async () => (await import('../screens/egame/EgameScreen.tsx')).EgameScreen),
            handle: titled(() => m.lobby_egame_title()),
          },
          {
            Component: RequireMember,
            children: [
              { path: routes.user, element: <Navigate to={routes.personal} replace /> },
              { path: `${routes.user}/finance/*`, Component: LegacyFinance },
              {
                lazy: lazyRoute(async () => (await import('../layout/user/UserLayout.tsx')).UserLayout),
                children: [
                  {
                    path: routes.transfer,
                    lazy: lazyRoute(
                      async () => (await import('../screens/transfer/TransferScreen.tsx')).TransferScreen,
                    ),
                    handle: titled(() => m.wallet_transfer_title()),
                  },
                  ...withdrawRoutes,
                  ...accountRoutes,
                  ...depositRoutes,
                  {
                    path: routes.personal,
                    lazy: lazyRoute(
                      async () => (await import('../screens/personal/PersonalScreen.tsx')).PersonalScreen,
                    ),
                    handle: titled(() => m.profile_title()),
                  },
                  {
                    path: routes.betRecord,
                    lazy: lazyRoute(
                      async () => (await import('../screens/betRecord/BetRecordScreen.tsx')).BetRecordScreen,
                    ),
                    handle: titled(() => m.records_title()),
                  },
                ],
              },
            ],
          },
          {
            path: '*',
            lazy: lazyRoute(
              async () => (await import('../screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
            ),
            handle: titled(() => m.layout_not_found_title()),
          },
        ],
      },
      {
        Component: GuestOnly,
        children: [
          {
            lazy: lazyRoute(async () => (await import('../layout/auth/AuthLayout.tsx')).AuthLayout),
            children: [
              {
                path: routes.login,
                lazy: lazyRoute(async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen),
                handle: titled(() => m.auth_login_title()),
              },
              {
                path: routes.register,
                lazy: lazyRoute(
                  async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen,
                ),
                handle: titled(() => m.auth_register_title()),
              },
            ],
          },
        ],
      },
      {
        element: <RequireMember allowDemo />,
        children: [
          {
            path: routes.sports,
            lazy: lazyRoute(async () => (await import('../screens/game/SportsScreen.tsx')).SportsScreen),
            handle: titled(() => m.game_sports_title()),
          },
          {
            path: routes.venues,
            lazy: lazyRoute(async () => (await import('../screens/game/VenuesScreen.tsx')).VenuesScreen),
            handle: titled(() => m.game_venues_title()),
          },
        ],
      },
    ],
  },
]
