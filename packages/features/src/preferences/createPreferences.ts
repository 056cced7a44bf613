import type { StoragePort } from '@koi/api-core'
import { baseLocale, isLocale } from '@koi/i18n'
import type { Preferences } from './preferences.ts'
import type { ThemeChoice } from './preferencesModel.ts'

/** The choices of this device, and news of their changes. */
export interface PreferencesStore {
  readonly get: () => Preferences
  readonly set: (change: Partial<Preferences>) => void
  readonly subscribe: (listener: () => void) => () => void
}

const keys = { theme: 'theme', locale: 'locale', hideAmounts: 'hide-amounts' } as const

function themeOf(text: string | null): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system'
}

/** Makes the store of preferences over a storage that does not throw (`resilientStorage`). Unknown values read as none. */
export function createPreferences({ storage }: { storage: StoragePort }): PreferencesStore {
  const locale = storage.getItem(keys.locale)
  let current: Preferences = {
    theme: themeOf(storage.getItem(keys.theme)),
    locale: isLocale(locale) ? locale : baseLocale,
    hideAmounts: storage.getItem(keys.hideAmounts) === 'true',
  }
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(change) {
      current = { ...current, ...change }
      storage.setItem(keys.theme, current.theme)
      storage.setItem(keys.locale, current.locale)
      storage.setItem(keys.hideAmounts, String(current.hideAmounts))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
