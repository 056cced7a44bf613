import { m } from '@koi/i18n'
import { isShownToMember, useStoreSelector } from '@koi/store'
import { OfflineBar, ToastRegion } from '@koi/ui'
import { memo, Suspense, useState, type ComponentType } from 'react'
import { Outlet, useNavigation, type RouteObject } from 'react-router-dom'
import { PageViewsConsent } from '../analytics/PageViewsConsent.tsx'
import { LeftRounds } from '../game/LeftRounds.tsx'
import { PlayProvider } from '../game/PlayProvider.tsx'
import { PagePending } from '../routing/PagePending.tsx'
import { lazyOnceOnline } from '../loading/lazyOnceOnline.ts'
import { ProgressLine } from '../loading/ProgressLine.tsx'
import { Notices } from '../notices/Notices.tsx'
import { useBrandName } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useIdleInputs } from '../session/useIdleInputs.ts'
import { CrashPage } from './CrashPage.tsx'
import { OtherShellOffer } from './OtherShellOffer.tsx'
import { RouteErrorPage } from './RouteErrorPage.tsx'
import { RouteEffects } from './RouteEffects.tsx'
import { SiteGate } from './SiteGate.tsx'
import { UpdateOffer } from '../updates/UpdateOffer.tsx'
import { useScrollbarWidth } from './useScrollbarWidth.ts'
import './RootLayout.module.css'

const MemberWatch = lazyOnceOnline(async () => (await import('./MemberWatch.tsx')).MemberWatch)

/** The root of a shell's routes. A screen that throws takes neither the notices nor the game launch with it. */
export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    HydrateFallback: PagePending,
    children: [{ ErrorBoundary: RouteErrorPage, children }],
  }
}

/** A frame of a shell around pages: it stands while the first of them is loaded. */
export function framed(Frame: ComponentType, children: RouteObject[]): RouteObject {
  return { Component: Frame, children: [{ HydrateFallback: PagePending, children }] }
}

/** Around every route: what a change of route brings, the ways to open games, and what may have to be said anywhere. */
const RootLayout = memo(function RootLayout() {
  useScrollbarWidth()
  return (
    <>
      <RouteEffects siteName={useBrandName()} />
      <RouteProgress />
      <SiteGate>
        <PlayProvider>
          <Outlet />
        </PlayProvider>
        <Notices>
          <OfflineBar text={m.layout_offline()} />
          <OtherShellOffer />
          <PageViewsConsent />
          <UpdateOffer />
        </Notices>
      </SiteGate>
      <LeftRounds />
      <OnceMember />
      <ToastRegion />
    </>
  )
})

/** What watches over a member's visit; it stays when the session is lost, and says so. */
function OnceMember() {
  const member = useStoreSelector(isShownToMember)
  const [needed, setNeeded] = useState(false)
  if (!needed && member) setNeeded(true)
  // Whoever is active must not be logged out for a script that has not come (D5).
  useIdleInputs(useRuntime().idle)
  return needed ? (
    <Suspense fallback={null}>
      <MemberWatch />
    </Suspense>
  ) : null
}

/** Says that the next screen's chunk is loaded; the present screen stays until it is there. */
function RouteProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <ProgressLine />
}
