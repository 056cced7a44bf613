import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { useRuntime } from '../runtime/runtime.ts'

// Most visits end before anybody is idle for half an hour.
const IdleQuestion = lazyExtra(async () => (await import('../session/IdleQuestion.tsx')).IdleQuestion)

/** Warns a minute before an idle member is logged out (D5). */
export function IdleWarning() {
  const { idle } = useRuntime()
  const { status } = useSyncExternalStore(idle.subscribe, idle.state, idle.state)
  const [needed, setNeeded] = useState(false)
  if (!needed && status === 'warned') setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <IdleQuestion />
    </Suspense>
  ) : null
}
