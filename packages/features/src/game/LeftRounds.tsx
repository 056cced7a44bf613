import { useStoreSelector } from '@koi/store'
import { Suspense } from 'react'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { readLeftRounds } from './leftRoundsNote.ts'

// Hardly a visit leaves a round open: what watches it is loaded then.
const LeftRoundsWatch = lazyExtra(async () => (await import('./LeftRoundsWatch.tsx')).LeftRoundsWatch)

/** Tells the result of a round that was left open, on whatever page the player is by then, also after a reload. */
export function LeftRounds() {
  const { sessionStorage } = useRuntime()
  const waiting = useStoreSelector(
    ({ leftRounds, session }) =>
      leftRounds.open.length > 0 || (session.status === 'member' && readLeftRounds(sessionStorage) !== null),
  )
  return waiting ? (
    <Suspense fallback={null}>
      <LeftRoundsWatch />
    </Suspense>
  ) : null
}
