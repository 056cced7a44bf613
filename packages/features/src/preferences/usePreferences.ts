import { locales } from '@koi/i18n'
import type { Locale } from '@koi/i18n'
import { useSyncExternalStore } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import type { PreferencesModel } from './preferencesModel.ts'

/** A language in its own words: whoever looks for it need not read another. */
const names: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', en: 'English' }

/** Theme, language and masked amounts, as chosen on this device. */
export function usePreferences(): PreferencesModel {
  const { preferences } = useRuntime()
  const current = useSyncExternalStore(preferences.subscribe, preferences.get)
  return {
    ...current,
    locales: locales.map((locale: Locale) => ({ locale, name: names[locale] })),
    onTheme: (theme) => preferences.set({ theme }),
    onLocale: (locale) => preferences.set({ locale }),
    onHideAmounts: (hideAmounts) => preferences.set({ hideAmounts }),
  }
}
