declare module 'virtual:koi-help' {
  import type { HelpArticle, HelpEntry, HelpId, HelpTitle } from '@koi/help'
  import type { Locale } from '@koi/i18n'

  type Load<Content> = () => Promise<{ readonly default: Content }>

  /** Title and summary of every article. */
  export const contents: Readonly<Record<Locale, Readonly<Record<HelpId, HelpTitle>>>>
  /** Loads an article. */
  export const articles: Readonly<Record<Locale, Readonly<Record<HelpId, Load<HelpArticle>>>>>
  /** Loads what is searched. */
  export const search: Readonly<Record<Locale, { readonly search: Load<readonly HelpEntry[]> }>>
}
