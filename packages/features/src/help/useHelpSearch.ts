import { type HelpEntry, type HelpMatch, searchHelp } from '@koi/help'
import { getLocale, m } from '@koi/i18n'
import { search } from 'virtual:koi-help'
import { type UrlState, withParams } from '../routing/address.ts'
import { helpPath } from '../routing/helpLinks.ts'
import { type LoadedParts, useLoaded } from './useLoaded.ts'

/** A section that was found. */
export interface HelpResult extends Pick<HelpMatch, 'title' | 'heading' | 'excerpt'> {
  readonly href: string
}

export type HelpResults =
  /** Nothing is searched for. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly items: readonly HelpResult[] }

export interface HelpSearchModel {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly results: HelpResults
}

const parts: LoadedParts<readonly HelpEntry[]> = new Map()

/** The search over titles and texts in the player's language; what is searched for stands in the address. */
export function useHelpSearch({ params, setParams }: UrlState): HelpSearchModel {
  const query = params.get('q') ?? ''
  const locale = getLocale()
  const part = useLoaded(parts, query.trim() === '' ? null : locale, () => search[locale].search())
  const onQuery = (text: string) =>
    setParams(withParams(params, { q: text }), { replace: true, preventScrollReset: true })
  return { query, onQuery, results: resultsOf(query, part) }
}

function resultsOf(query: string, part: ReturnType<typeof useLoaded<readonly HelpEntry[]>>): HelpResults {
  if (query.trim() === '') return { status: 'idle' }
  if (part.status === 'error') return { ...part, message: m.help_error_text() }
  if (part.status === 'loading') return part
  const items = searchHelp(part.content, query).map(({ id, anchor, title, heading, excerpt }) => ({
    href: helpPath(id, anchor),
    title,
    heading,
    excerpt,
  }))
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', items }
}
