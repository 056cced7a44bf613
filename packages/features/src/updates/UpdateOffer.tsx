import { useOnline } from '@koi/ui'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { loadFailureTexts } from '../errors/failureText.ts'
import { isUndisturbed } from '../routing/isUndisturbed.ts'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { useRuntime } from '../runtime/runtime.ts'

// There is a newer version once a week, and for most visits none.
const UpdateNotice = lazyExtra(async () => (await import('./UpdateNotice.tsx')).UpdateNotice)

/** Offers a newer version of the site, but where money is moved and in a game (D18). */
export function UpdateOffer() {
  const { updates } = useRuntime()
  const { pathname } = useLocation()
  const state = useSyncExternalStore(updates.subscribe, updates.get, () => 'none' as const)
  const isOnline = useOnline()
  const [isRead, setRead] = useState(false)
  if (isRead && state !== 'next-page') setRead(false)
  useEffect(() => {
    // Once another tab takes it, what this page has not loaded by then is gone.
    if (state === 'offered') void loadFailureTexts('refused')
  }, [state])
  // Without a connection nothing would be left of the pages that are kept.
  if (state === 'none' || !isOnline || isRead || isUndisturbed(pathname)) return null
  return (
    <Suspense fallback={null}>
      <UpdateNotice
        state={state}
        onAccept={updates.accept}
        onDecline={updates.decline}
        onRead={() => setRead(true)}
      />
    </Suspense>
  )
}
