import type { Locale } from '@koi/i18n'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Choices kept on this device; none of them is member data (D5). */
export interface PreferencesModel {
  readonly theme: ThemeChoice
  readonly onTheme: (theme: ThemeChoice) => void
  readonly locale: Locale
  readonly locales: readonly { readonly locale: Locale; readonly name: string }[]
  readonly onLocale: (locale: Locale) => void
  readonly hideAmounts: boolean
  readonly onHideAmounts: (hide: boolean) => void
}
