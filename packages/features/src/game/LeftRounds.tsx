import { useStoreSelector } from '@koi/store'
import { lazy, Suspense } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { readLeftRounds } from './leftRoundsNote.ts'

// Hardly a visit leaves a round open: what watches it is loaded then.
const LeftRoundsWatch = lazy(async () => ({
  default: (await import('./LeftRoundsWatch.tsx')).LeftRoundsWatch,
}))

/** Tells the result of a round that was left open, on whatever page the player is by then, also after a reload. */
export function LeftRounds() {
  const { sessionStorage } = useRuntime()
  const waiting = useStoreSelector(
    ({ leftRounds, session }) =>
      leftRounds.waiting || (session.status === 'member' && readLeftRounds(sessionStorage) !== null),
  )
  return waiting ? (
    <Suspense fallback={null}>
      <LeftRoundsWatch />
    </Suspense>
  ) : null
}
