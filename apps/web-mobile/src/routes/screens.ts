import type { ScreenModule } from '@koi/features/routing'

/** What the routes of other pages than home load. */
export const screens = import.meta.glob<ScreenModule>('../screens/*/*Screen.tsx')

export const loadNotFound = async () =>
  (await import('../screens/notFound/NotFoundScreen.tsx')).NotFoundScreen
