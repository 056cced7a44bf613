import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyOnceOnline } from '../loading/lazyOnceOnline.ts'
import { AnnouncementWatch } from '../messages/AnnouncementWatch.tsx'
import { routes } from '../routing/pages.ts'
import { useLostSession } from '../session/useLostSession.ts'
import { IdleWarning } from './IdleWarning.tsx'

const LostSessionDialog = lazyOnceOnline(
  async () => (await import('../auth/LostSessionDialog.tsx')).LostSessionDialog,
)

/** What may have to be said to a member on any page, and to one whose session was lost there. */
export function MemberWatch() {
  return (
    <>
      <IdleWarning />
      <LostSession />
      <AnnouncementWatch />
    </>
  )
}

/** Asks to log in again over the page where its session was lost. */
function LostSession() {
  const { asked, onLeave } = useLostSession({
    navigate: useNavigate(),
    restart: () => location.assign(routes.home),
  })
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <LostSessionDialog onLeave={onLeave} />
    </Suspense>
  )
}
