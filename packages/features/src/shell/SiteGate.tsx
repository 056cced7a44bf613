import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { lazyOnceOnline } from '../loading/lazyOnceOnline.ts'
import { useRuntime } from '../runtime/runtime.ts'

// Hardly anybody ever sees it.
const ClosedPage = lazyOnceOnline(async () => (await import('../sitePages/ClosedPage.tsx')).ClosedPage)

/** The site, or why it is closed. */
export function SiteGate({ children }: { readonly children: ReactNode }) {
  const { siteClosed } = useRuntime()
  const said = useSyncExternalStore(siteClosed.subscribe, siteClosed.get, siteClosed.get)
  if (said === null) return children
  return (
    <Suspense fallback={null}>
      <ClosedPage said={said} />
    </Suspense>
  )
}
