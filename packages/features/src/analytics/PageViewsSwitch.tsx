import { m } from '@koi/i18n'
import { use, useSyncExternalStore } from 'react'
import { useBrand } from '../runtime/brand.ts'
import type { PreferencesStore } from '../runtime/preferencesStore.ts'
import { RuntimeContext } from '../runtime/runtime.ts'
import styles from './PageViewsSwitch.module.css'

/** What was answered about page views, and a way to answer anew; nothing where the brand does not ask, and in a story. */
export function PageViewsSwitch() {
  const { analytics, analyticsConsent } = useBrand()
  const runtime = use(RuntimeContext)
  if (!runtime || analytics.length === 0 || !analyticsConsent) return null
  return <Answer preferences={runtime.preferences} />
}

function Answer({ preferences }: { readonly preferences: PreferencesStore }) {
  const { pageViews } = useSyncExternalStore(preferences.subscribe, preferences.get, preferences.drawn)
  if (pageViews === 'unasked') return null
  return (
    <button className={styles['link']} onClick={() => preferences.set({ pageViews: 'unasked' })}>
      {pageViews === 'allowed' ? m.layout_page_views_allowed() : m.layout_page_views_declined()}
    </button>
  )
}
