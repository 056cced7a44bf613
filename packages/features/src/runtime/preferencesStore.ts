import type { StoragePort } from '@koi/api-core'
import { baseLocale, isLocale, locales, type Locale } from '@koi/i18n'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Whether a service may be told of page views, where the brand asks (D17). */
export type PageViewsChoice = 'unasked' | 'allowed' | 'declined'

/** What the player has chosen on this device. */
export interface Preferences {
  readonly theme: ThemeChoice
  readonly locale: Locale
  readonly hideAmounts: boolean
  readonly pageViews: PageViewsChoice
}

/** The choices of this device, and news of their changes. */
export interface PreferencesStore {
  readonly get: () => Preferences
  /** Those that a page was drawn by before scripts were there: it is taken over with them, and follows what was chosen then. */
  readonly drawn: () => Preferences
  readonly set: (change: Partial<Preferences>) => void
  readonly subscribe: (listener: () => void) => () => void
}

const keys = {
  theme: 'theme',
  locale: 'locale',
  hideAmounts: 'hide-amounts',
  pageViews: 'page-views',
} as const

const unchosen = { theme: 'system', hideAmounts: false, pageViews: 'unasked' } as const

function themeOf(text: string | null): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system'
}

function pageViewsOf(text: string | null): PageViewsChoice {
  return text === 'allowed' || text === 'declined' ? text : 'unasked'
}

/** The first language of the browser that there are messages in: `en` for `['fr', 'en-GB']`; Chinese if there is none. */
function preferredLocale(languages: readonly string[]): Locale {
  const spoken = languages.map((language) =>
    locales.find((locale) => locale.slice(0, 2) === language.slice(0, 2)),
  )
  return spoken.find((locale) => locale !== undefined) ?? baseLocale
}

/**
 * Makes the store of preferences over a storage that does not throw (`resilientStorage`). Unknown values read as none.
 *
 * @param languages The browser's, most wanted first (`navigator.languages`): they decide until the player chooses.
 */
export function createPreferences({
  storage,
  languages,
}: {
  storage: StoragePort
  languages: readonly string[]
}): PreferencesStore {
  const locale = storage.getItem(keys.locale)
  let current: Preferences = {
    theme: themeOf(storage.getItem(keys.theme)),
    locale: isLocale(locale) ? locale : preferredLocale(languages),
    hideAmounts: storage.getItem(keys.hideAmounts) === 'true',
    pageViews: pageViewsOf(storage.getItem(keys.pageViews)),
  }
  const { theme, hideAmounts, pageViews } = unchosen
  const isUnchosen =
    current.theme === theme && current.hideAmounts === hideAmounts && current.pageViews === pageViews
  // The server knows of the language. Where nothing else was chosen it is the same object: with another one all that reads it
  // would be drawn anew at once as a page is taken over.
  const drawn: Preferences = isUnchosen ? current : { ...unchosen, locale: current.locale }
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    drawn: () => drawn,
    set(change) {
      current = { ...current, ...change }
      storage.setItem(keys.theme, current.theme)
      storage.setItem(keys.locale, current.locale)
      storage.setItem(keys.hideAmounts, String(current.hideAmounts))
      storage.setItem(keys.pageViews, current.pageViews)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
