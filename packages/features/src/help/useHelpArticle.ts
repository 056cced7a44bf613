import type { HelpArticle, HelpId } from '@koi/help'
import { getLocale, m } from '@koi/i18n'
import { articles } from 'virtual:koi-help'
import { type LoadedParts, useLoaded } from './useLoaded.ts'

export type HelpArticleModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly article: HelpArticle }

const parts: LoadedParts<HelpArticle> = new Map()

/** An article in the player's language; null loads none. */
export function useHelpArticle(id: HelpId | null): HelpArticleModel {
  const locale = getLocale()
  const part = useLoaded(parts, id && `${locale}/${id}`, () => articles[locale][id ?? 'account']())
  if (part.status === 'ready') return { status: 'ready', article: part.content }
  if (part.status === 'loading') return part
  return { ...part, message: m.help_error_text() }
}
