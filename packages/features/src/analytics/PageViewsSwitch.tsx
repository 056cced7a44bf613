import { m } from '@koi/i18n'
import { useSyncExternalStore } from 'react'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import styles from './PageViewsSwitch.module.css'

/** What was answered about page views, and a way to answer anew; nothing where the brand does not ask. */
export function PageViewsSwitch() {
  const { analytics, analyticsConsent } = useBrand()
  const { preferences } = useRuntime()
  const { pageViews } = useSyncExternalStore(preferences.subscribe, preferences.get)
  if (analytics.length === 0 || !analyticsConsent || pageViews === 'unasked') return null
  return (
    <button className={styles['switch']} onClick={() => preferences.set({ pageViews: 'unasked' })}>
      {pageViews === 'allowed' ? m.layout_page_views_allowed() : m.layout_page_views_declined()}
    </button>
  )
}
