import type { ScreenModule } from '@koi/features/routing'

/** What the routes of other pages than home load. */
export const screens = import.meta.glob<ScreenModule>('../screens/*/*Screen.tsx')

export const loadNotFound = async () =>
  (await import('../screens/notFound/NotFoundScreen.tsx')).NotFoundScreen

/** Layouts of the areas of members and of login. */
export const loadUserLayout = async () => (await import('../layout/UserLayout.tsx')).UserLayout
export const loadAuthLayout = async () => (await import('../layout/AuthLayout.tsx')).AuthLayout
