import type { Locale } from '@koi/i18n'
import type { ThemeChoice } from './preferencesModel.ts'

/** What the player has chosen on this device. */
export interface Preferences {
  readonly theme: ThemeChoice
  readonly locale: Locale
  readonly hideAmounts: boolean
}
