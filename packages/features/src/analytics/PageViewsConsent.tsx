import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useMayCount } from './useMayCount.ts'

// Most brands never ask, and most players answer once.
const PageViewsQuestion = lazyExtra(async () => (await import('./PageViewsQuestion.tsx')).PageViewsQuestion)

/** How long a page has before it is asked anything, in ms. */
const asksAfter = 4_000

/** The question whether page views may be counted, once the page stands (D17). */
export function PageViewsConsent() {
  const { timers } = useRuntime()
  const asks = useMayCount() === 'ask'
  const [due, setDue] = useState(false)
  useEffect(() => (asks ? timers.after(asksAfter, () => setDue(true)) : undefined), [asks, timers])
  return asks && due ? (
    <Suspense fallback={null}>
      <PageViewsQuestion />
    </Suspense>
  ) : null
}
