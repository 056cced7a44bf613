/** The languages of D23. */
export type Locale = 'zh-CN' | 'en'
