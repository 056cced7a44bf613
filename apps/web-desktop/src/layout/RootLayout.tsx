import { RouteEffects, useOtherShell } from '@koi/features/routing'
import { useExpiryNotice, useIdle } from '@koi/features/session'
import { getLocale, m } from '@koi/i18n'
import { OfflineBar, ToastRegion } from '@koi/ui'
import { Outlet, useNavigate } from 'react-router-dom'
import { useBrand } from '../parts/useBrand.ts'
import { ExpiryContext } from './notices/expiryContext.ts'
import { IdleWarning } from './notices/IdleWarning.tsx'
import { OtherShellOffer } from './notices/OtherShellOffer.tsx'
import { useScrollbarWidth } from './useScrollbarWidth.ts'

/** Around every route: what a change of route brings, and what may have to be said anywhere. */
export function RootLayout() {
  const navigate = useNavigate()
  const { names } = useBrand()
  useScrollbarWidth()
  return (
    <ExpiryContext value={useExpiryNotice({ navigate })}>
      <RouteEffects siteName={names[getLocale()]} />
      <OfflineBar text={m.layout_offline()} />
      <OtherShellOffer offer={useOtherShell()} />
      <Outlet />
      <IdleWarning idle={useIdle()} />
      <ToastRegion />
    </ExpiryContext>
  )
}
