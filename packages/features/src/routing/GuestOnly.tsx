import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../session/useSession.ts'
import { routes } from './routes.ts'
import { safeRedirect } from './safeRedirect.ts'

/**
 * The route element of /login and /register: a member goes on to where login was asked for, or home (D16). It is also what
 * leads away after a login, so that no form has to.
 */
export function GuestOnly() {
  const { status } = useSession()
  const { search } = useLocation()
  if (status === 'guest') return <Outlet />
  return <Navigate to={safeRedirect(new URLSearchParams(search).get('redirect'), routes.home)} replace />
}
