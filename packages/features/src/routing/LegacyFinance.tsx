import { Navigate, useLocation } from 'react-router-dom'

/** The route element of `/user/finance/*`: the finance pages live under `/finance` (D16). */
export function LegacyFinance() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={pathname.replace(/^\/user/, '') + search + hash} replace />
}
