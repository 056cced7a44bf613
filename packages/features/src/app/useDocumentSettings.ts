import { useLayoutEffect } from 'react'
import { usePreferences } from '../preferences/usePreferences.ts'
import { useRuntime } from './useRuntime.ts'

/** Tells the document its language, brand and theme. Without a choice of theme the system's counts. */
export function useDocumentSettings(): void {
  const { brand } = useRuntime()
  const { locale, theme } = usePreferences()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dataset['brand'] = brand.theme
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }, [brand.theme, locale, theme])
}
