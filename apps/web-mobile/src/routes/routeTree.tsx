import {
  guarded,
  helpPath,
  lazyPage,
  LegacyFinance,
  overviewId,
  pageRoutes,
  Redirect,
  routes,
  screensOf,
} from '@koi/features/routing'
import { rootRoute } from '@koi/features/shell'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'
import { TabLayout } from '../layout/TabLayout.tsx'

const { root, home, promotions, news, user, ...screens } = screensOf({
  files: async () => (await import('./screens.ts')).screens,
  home: () => import('../screens/home/HomeScreen.tsx'),
})
const tabScreens = { root, home, promotions, news, user }

/** Every page, with the tab bar or without it, behind the guard of its access (D16). */
export const routeTree: RouteObject[] = [
  rootRoute([
    {
      Component: TabLayout,
      children: [...pageRoutes(tabScreens, 'open'), guarded('member', pageRoutes(tabScreens, 'member'))],
    },
    ...pageRoutes(screens, 'open'),
    { path: '/help', element: <Redirect to={helpPath(overviewId)} /> },
    guarded('guest', pageRoutes(screens, 'guest')),
    guarded('member', [
      ...pageRoutes(screens, 'member'),
      { path: `${routes.user}/finance/*`, Component: LegacyFinance },
    ]),
    guarded('member-or-demo', pageRoutes(screens, 'member-or-demo')),
    {
      path: '*',
      lazy: lazyPage(async () => await (await import('./screens.ts')).loadNotFound()),
      handle: { title: m.layout_not_found_title },
    },
  ]),
]
