import { useSyncExternalStore } from 'react'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** Whether a service may be told of page views: `ask` where the brand wants to be allowed first, and nobody has answered. */
export function useMayCount(): 'yes' | 'no' | 'ask' {
  const { analytics, analyticsConsent } = useBrand()
  const { preferences } = useRuntime()
  const { pageViews } = useSyncExternalStore(preferences.subscribe, preferences.get, preferences.drawn)
  if (analytics.length === 0) return 'no'
  if (!analyticsConsent || pageViews === 'allowed') return 'yes'
  return pageViews === 'declined' ? 'no' : 'ask'
}
