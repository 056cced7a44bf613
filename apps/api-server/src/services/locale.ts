/** The languages of D23. */
export type Locale = 'zh-CN' | 'en'

/** The name of a venue or game row in a language. */
export function localName(row: { name_zh: string; name_en: string }, locale: Locale): string {
  return locale === 'en' ? row.name_en : row.name_zh
}
