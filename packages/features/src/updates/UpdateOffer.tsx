import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
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
  if (state === 'none' || isUndisturbed(pathname)) return null
  return (
    <Suspense fallback={null}>
      <UpdateNotice state={state} onAccept={updates.accept} onDecline={updates.decline} />
    </Suspense>
  )
}
