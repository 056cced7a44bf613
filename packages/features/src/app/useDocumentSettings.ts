import { useLayoutEffect } from 'react'
import { usePreferences } from '../preferences/usePreferences.ts'
import { useRuntime } from './useRuntime.ts'

/** Tells the document language, theme and brand. Without a choice of theme the system's counts. */
export function useDocumentSettings(): void {
  const { brand, formFactor } = useRuntime()
  const { locale, theme } = usePreferences()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dataset['brand'] = brand.id
    root.dataset['density'] = formFactor === 'mobile' ? 'touch' : 'compact'
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }, [brand.id, formFactor, locale, theme])
}
