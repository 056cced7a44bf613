export type { Navigate, UrlState } from './address.ts'
export { LegacyFinance } from './guards.tsx'
export { lazyPage } from './lazyRoute.ts'
export { Redirect } from './Redirect.tsx'
export {
  guarded,
  pageRoutes,
  screensOf,
  usePageTitle,
  type ScreenModule,
  type ScreenFiles,
} from './pageRoutes.tsx'
export { helpPath, overviewId } from './helpLinks.ts'
export { routes } from './pages.ts'
export { pageTitles } from './pageTitles.ts'
export { backPath, loginPath, registerPath, safeRedirect, withBack } from './redirects.ts'
export { supportLinks } from './supportLinks.ts'
export { supportPages } from './supportPages.ts'
export { userMenu, type UserMenuItem } from './userMenu.ts'
