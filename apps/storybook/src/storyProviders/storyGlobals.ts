import { baseLocale, isLocale, type Locale } from '@koi/i18n'

/** What the toolbar says. */
export interface StoryGlobals {
  readonly theme: 'system' | 'light' | 'dark'
  /** A brand's theme, `koi`. */
  readonly brand: string
  readonly formFactor: 'desktop' | 'mobile'
  /** Null as the form has it. */
  readonly density: 'compact' | 'touch' | null
  readonly locale: Locale
  /** Percent of the browser's text size. */
  readonly textSize: 100 | 150 | 200
}

/** Reads the toolbar's values, which anyone may type into the address. */
export function storyGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  const { theme, brand, form, density, locale, text } = globals
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    brand: typeof brand === 'string' ? brand : 'koi',
    formFactor: form === 'mobile' ? 'mobile' : 'desktop',
    density: density === 'compact' || density === 'touch' ? density : null,
    locale: isLocale(locale) ? locale : baseLocale,
    // An address gives it as a number, the toolbar as text.
    textSize: Number(text) === 200 ? 200 : Number(text) === 150 ? 150 : 100,
  }
}
