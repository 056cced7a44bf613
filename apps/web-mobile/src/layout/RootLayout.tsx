import { RouteEffects } from '@koi/features/routing'
import { useExpiryNotice } from '@koi/features/session'
import { m } from '@koi/i18n'
import { OfflineBar, ToastRegion } from '@koi/ui'
import { Outlet, useNavigate } from 'react-router-dom'
import { brandName } from './brandName.ts'
import { ExpiryContext } from './expiryContext.ts'
import { IdleDialog } from './IdleDialog.tsx'
import { OtherShellOffer } from './OtherShellOffer.tsx'
import { PlayProvider } from './play/PlayProvider.tsx'
import { RouteProgress } from './RouteProgress.tsx'

/** What surrounds every screen: title and focus, the ways to open games, and what may have to be said at any time. */
export function RootLayout() {
  const navigate = useNavigate()
  const expiry = useExpiryNotice({ navigate })
  return (
    <ExpiryContext value={expiry}>
      <RouteEffects siteName={brandName()} />
      <RouteProgress />
      <OfflineBar text={m.layout_offline()} />
      <OtherShellOffer />
      <PlayProvider>
        <Outlet />
      </PlayProvider>
      <IdleDialog />
      <ToastRegion />
    </ExpiryContext>
  )
}
