import { startTransition, Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { otherShell } from './otherShell.ts'

// Hardly anybody is on the shell of the other device.
const OtherShellBanner = lazyExtra(async () => (await import('./OtherShellBanner.tsx')).OtherShellBanner)

/** Offers a phone on the desktop origin the mobile shell at the same path and query, and the reverse (D16). */
export function OtherShellOffer() {
  const { formFactor, userAgent } = useRuntime()
  const target = otherShell(formFactor, userAgent)
  const [begun, setBegun] = useState(false)
  // Not with the page, and nothing of what the player does waits for it.
  useEffect(() => startTransition(() => setBegun(true)), [])
  return target && begun ? (
    <Suspense fallback={null}>
      <OtherShellBanner target={target} />
    </Suspense>
  ) : null
}
