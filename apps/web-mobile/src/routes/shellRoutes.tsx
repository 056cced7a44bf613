import {
  GuestOnly,
  LegacyFinance,
  lazyRoute,
  RequireMember,
  routes,
  type RouteHandle,
} from '@koi/features/routing'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'
import { RootLayout } from '../layout/RootLayout.tsx'
import { RouteCrash } from '../layout/RouteCrash.tsx'
import { ShellFallback } from '../layout/ShellFallback.tsx'
import { TabLayout } from '../layout/TabLayout.tsx'
import { accountRoutes } from './accountRoutes.ts'
import { depositRoutes } from './depositRoutes.ts'
import { venueRoutes } from './venueRoutes.tsx'
import { withdrawRoutes } from './withdrawRoutes.ts'

const titled = (title: () => string): { handle: RouteHandle } => ({ handle: { title } })

const home = {
  ...titled(m.home_title),
  lazy: lazyRoute(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen),
}

const container = lazyRoute(
  async () => (await import('../screens/container/GameContainerScreen.tsx')).GameContainerScreen,
)

const screens: readonly RouteObject[] = [
  {
    element: <TabLayout />,
    children: [
      { path: routes.root, ...home },
      { path: routes.home, ...home },
      {
        path: routes.egame,
        ...titled(m.lobby_egame_title),
        lazy: lazyRoute(async () => (await import('../screens/egame/EgameScreen.tsx')).EgameScreen),
      },
      {
        element: <RequireMember />,
        children: [
          {
            path: routes.user,
            ...titled(m.profile_menu_title),
            lazy: lazyRoute(async () => (await import('../screens/user/UserScreen.tsx')).UserScreen),
          },
        ],
      },
    ],
  },
  ...venueRoutes,
  {
    element: <GuestOnly />,
    children: [
      {
        path: routes.login,
        ...titled(m.auth_login_title),
        lazy: lazyRoute(async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen),
      },
      {
        path: routes.register,
        ...titled(m.auth_register_title),
        lazy: lazyRoute(async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen),
      },
    ],
  },
  {
    element: <RequireMember />,
    children: [
      {
        path: routes.transfer,
        ...titled(m.wallet_transfer_title),
        lazy: lazyRoute(async () => (await import('../screens/transfer/TransferScreen.tsx')).TransferScreen),
      },
      ...withdrawRoutes,
      ...accountRoutes,
      ...depositRoutes,
      {
        path: routes.personal,
        ...titled(m.profile_title),
        lazy: lazyRoute(async () => (await import('../screens/personal/PersonalScreen.tsx')).PersonalScreen),
      },
      {
        path: routes.betRecord,
        ...titled(m.records_title),
        lazy: lazyRoute(
          async () => (await import('../screens/betRecord/BetRecordScreen.tsx')).BetRecordScreen,
        ),
      },
    ],
  },
  {
    element: <RequireMember allowDemo />,
    children: [
      { path: routes.sports, ...titled(m.game_sports_title), lazy: container },
      { path: routes.venues, ...titled(m.game_venues_title), lazy: container },
    ],
  },
  { path: '/user/finance/*', element: <LegacyFinance /> },
  {
    path: '*',
    ...titled(m.layout_not_found_title),
    lazy: lazyRoute(async () => (await import('../screens/notFound/NotFoundScreen.tsx')).NotFoundScreen),
  },
]

/** Every route of the mobile shell, each screen in a chunk of its own. */
export const shellRoutes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteCrash />,
    hydrateFallbackElement: <ShellFallback />,
    children: [{ errorElement: <RouteCrash />, children: [...screens] }],
  },
]
