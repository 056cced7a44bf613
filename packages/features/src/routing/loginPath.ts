import { routes } from './routes.ts'
import { safeRedirect } from './safeRedirect.ts'

/** The login page that comes back to `from`, a path with its query (D16). */
export function loginPath(from: string): string {
  const target = safeRedirect(from, routes.home)
  return target === routes.home || target === routes.root
    ? routes.login
    : `${routes.login}?${new URLSearchParams({ redirect: target }).toString()}`
}
