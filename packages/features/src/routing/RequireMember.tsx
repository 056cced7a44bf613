import { useStoreSelector } from '@koi/store'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from './loginPath.ts'

/** The route element of members' pages: a guest goes to login and comes back (D16). `allowDemo` lets `?mode=demo` pass. */
export function RequireMember({ allowDemo = false }: { allowDemo?: boolean }) {
  const { status, redirecting } = useStoreSelector((state) => state.session)
  const { pathname, search } = useLocation()
  const demo = allowDemo && new URLSearchParams(search).get('mode') === 'demo'
  if (status === 'member' || demo) return <Outlet />
  // After an expiry `useExpiryNotice` redirects; a second redirect from here would lose the way back.
  if (redirecting) return null
  return <Navigate to={loginPath(pathname + search)} replace />
}
