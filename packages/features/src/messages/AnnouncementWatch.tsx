import { memberApi, useStoreSelector } from '@koi/store'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { routes } from '../routing/pages.ts'

const AnnouncementPopup = lazyExtra(async () => (await import('./AnnouncementPopup.tsx')).AnnouncementPopup)

/** Shows an announcement over the home page of a member, once a visit: nothing else is interrupted by one. */
export function AnnouncementWatch() {
  const [closed, setClosed] = useState<string | null>(null)
  const { pathname } = useLocation()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData } = memberApi.endpoints.messages.useQueryState()
  const popup = member ? (currentData?.popup ?? null) : null
  const atHome = pathname === routes.root || pathname === routes.home
  if (popup === null || popup === closed || !atHome) return null
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup id={popup} onClose={() => setClosed(popup)} />
    </Suspense>
  )
}
