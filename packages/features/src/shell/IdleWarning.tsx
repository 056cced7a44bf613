import { Suspense, useState } from 'react'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { useIdle } from '../session/useIdle.ts'

// Most visits end before anybody is idle for half an hour.
const IdleDialog = lazyExtra(async () => (await import('../session/IdleDialog.tsx')).IdleDialog)

/** Warns a minute before an idle member is logged out (D5). */
export function IdleWarning() {
  const idle = useIdle()
  const [needed, setNeeded] = useState(false)
  if (!needed && idle.status === 'warned') setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <IdleDialog idle={idle} />
    </Suspense>
  ) : null
}
