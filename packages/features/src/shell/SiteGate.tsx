import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { loadOnceOnline } from '../loading/loadOnceOnline.ts'
import { useRuntime } from '../runtime/runtime.ts'

// Hardly anybody ever sees it.
const ClosedPage = lazy(async () => ({
  default: (await loadOnceOnline(() => import('../sitePages/ClosedPage.tsx'))).ClosedPage,
}))

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
