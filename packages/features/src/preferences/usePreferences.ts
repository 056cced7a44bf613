import { m, type Locale } from '@koi/i18n'
import { useSyncExternalStore } from 'react'
import type { ThemeChoice } from '../runtime/preferencesStore.ts'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** Choices kept on this device; none of them is member data (D5). */
export interface PreferencesModel {
  readonly theme: ThemeChoice
  readonly themes: readonly { readonly theme: ThemeChoice; readonly name: string }[]
  readonly onTheme: (theme: ThemeChoice) => void
  readonly locale: Locale
  readonly locales: readonly { readonly locale: Locale; readonly name: string }[]
  readonly onLocale: (locale: Locale) => void
  readonly hideAmounts: boolean
  readonly onHideAmounts: (hide: boolean) => void
}

/** Each language is named in itself, so that its speakers recognise it. */
const names: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', en: 'English' }

/** Reads and sets theme, language and masked amounts on this device. */
export function usePreferences(): PreferencesModel {
  const brand = useBrand()
  const { preferences } = useRuntime()
  const current = useSyncExternalStore(preferences.subscribe, preferences.get, preferences.drawn)
  return {
    ...current,
    themes: [
      { theme: 'system', name: m.layout_theme_system() },
      { theme: 'light', name: m.layout_theme_light() },
      { theme: 'dark', name: m.layout_theme_dark() },
    ],
    locales: brand.locales.map((locale) => ({ locale, name: names[locale] })),
    onTheme: (theme) => preferences.set({ theme }),
    onLocale: (locale) => preferences.set({ locale }),
    onHideAmounts: (hideAmounts) => preferences.set({ hideAmounts }),
  }
}
