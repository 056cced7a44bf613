import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../loading/lazyExtra.ts'
import { onFirstSign } from '../runtime/onFirstSign.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useMayCount } from './useMayCount.ts'

// Most brands never ask, and most players answer once.
const PageViewsQuestion = lazyExtra(async () => (await import('./PageViewsQuestion.tsx')).PageViewsQuestion)

/** How long a page has before it is asked anything, in ms. */
const asksAfter = 4_000

/** The question whether page views may be counted, once the page stands and somebody is there to answer (D17). */
export function PageViewsConsent() {
  const { timers } = useRuntime()
  const asks = useMayCount() === 'ask'
  const [due, setDue] = useState(false)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => (asks ? timers.after(asksAfter, () => setDue(true)) : undefined), [asks, timers])
  useEffect(() => (asks ? onFirstSign(() => setSeen(true)) : undefined), [asks])
  return asks && due && isSeen ? (
    <Suspense fallback={null}>
      <PageViewsQuestion />
    </Suspense>
  ) : null
}
