export { m } from './generated/messages.js'
export { baseLocale, getLocale, isLocale, locales, setLocale } from './generated/runtime.js'
export type { Locale, LocalizedString } from './generated/runtime.js'
