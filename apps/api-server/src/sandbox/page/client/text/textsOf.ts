import type { Locale } from '../calls/session.ts'
import { en } from './en.ts'
import { zh, type Texts } from './zh.ts'

/** The texts of a language. */
export function textsOf(locale: Locale): Texts {
  return locale === 'en' ? en : zh
}
