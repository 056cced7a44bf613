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
import { framed, rootRoute } from '@koi/features/shell'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'
import { SiteLayout } from '../layout/SiteLayout.tsx'

/** `/user` has no screen here: it leads to the first page of the user area. */
const { customerService, ...screens } = screensOf({
  files: async () => (await import('./screens.ts')).screens,
  home: () => import('../screens/home/HomeScreen.tsx'),
  without: ['user'],
})

/** Every page in its layout, behind the guard of its access (D16). */
export const routeTree: RouteObject[] = [
  rootRoute([
    framed(SiteLayout, [
      ...pageRoutes(screens, 'open'),
      { path: '/help', element: <Redirect to={helpPath(overviewId)} /> },
      guarded('member', [
        { path: routes.user, element: <Redirect to={routes.personal} /> },
        { path: `${routes.user}/finance/*`, Component: LegacyFinance },
        {
          lazy: lazyPage(async () => await (await import('./screens.ts')).loadUserLayout()),
          children: [...pageRoutes(screens, 'member')],
        },
      ]),
      {
        path: '*',
        lazy: lazyPage(async () => await (await import('./screens.ts')).loadNotFound()),
        handle: { title: m.layout_not_found_title },
      },
    ]),
    // It stands alone.
    ...pageRoutes({ customerService }, 'open'),
    guarded('guest', [
      {
        lazy: lazyPage(async () => await (await import('./screens.ts')).loadAuthLayout()),
        children: [...pageRoutes(screens, 'guest')],
      },
    ]),
    guarded('member-or-demo', pageRoutes(screens, 'member-or-demo')),
  ]),
]
