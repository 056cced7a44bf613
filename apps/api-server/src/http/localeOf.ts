import type { Locale } from '../services/locale.ts'

/** The language of a `lang` header; zh-CN unless it is English (D23). */
export function localeOf(header: string | null): Locale {
  return header !== null && /^en\b/i.test(header) ? 'en' : 'zh-CN'
}
