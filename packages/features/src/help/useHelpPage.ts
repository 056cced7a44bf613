import { type HelpArticle, type HelpHeading, type HelpId, helpIds, isHelpId } from '@koi/help'
import { m } from '@koi/i18n'
import { useDeferredValue } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useWholeAtOnce } from '../loading/useWholePage.ts'
import { overviewId } from '../routing/helpLinks.ts'
import { pageTitles } from '../routing/pageTitles.ts'
import { useDocumentTitle } from '../routing/useDocumentTitle.ts'
import { type HelpGroup, helpDirectory, type HelpListed, listed } from './helpDirectory.ts'
import { type HelpArticleModel, isArticleThere, useHelpArticle } from './useHelpArticle.ts'
import { type HelpSearchModel, useHelpSearch } from './useHelpSearch.ts'

/** What the address leads to. */
export type HelpContentModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  /** There is no such article. */
  | { readonly status: 'empty' }
  /** The list of all articles. */
  | { readonly status: 'overview' }
  | {
      readonly status: 'ready'
      readonly id: HelpId
      readonly article: HelpArticle
      readonly sections: readonly HelpHeading[]
      readonly previous: HelpListed | null
      readonly next: HelpListed | null
    }

export interface HelpViewProps {
  readonly title: string
  readonly groups: readonly HelpGroup[]
  readonly search: HelpSearchModel
  readonly content: HelpContentModel
}

/** The article that stands so many places after another. */
function neighbour(id: HelpId, step: -1 | 1): HelpListed | null {
  const other = helpIds.at(helpIds.indexOf(id) + step)
  const isEnd = step === -1 ? id === helpIds[0] : id === helpIds.at(-1)
  return other && !isEnd ? listed(other) : null
}

/** What an article stands in. */
function contentOf(id: HelpId, model: HelpArticleModel): HelpContentModel {
  if (model.status !== 'ready') return model
  const { article } = model
  return {
    status: 'ready',
    id,
    article,
    sections: article.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [block] : [],
    ),
    previous: neighbour(id, -1),
    next: neighbour(id, 1),
  }
}

/** The page around an article: its title, the others and the search over all of them. */
export function useHelpFrame(): Omit<HelpViewProps, 'content'> {
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const search = useHelpSearch({ params, setParams })
  const article = isHelpId(id) ? listed(id).title : null
  useDocumentTitle(article)
  return {
    title: search.results.status === 'idle' ? (article ?? pageTitles.help()) : m.help_results(),
    groups: helpDirectory(),
    search,
  }
}

/**
 * What the address leads to. A page that is taken over suspends until its article is there, so that the server draws it. After
 * a link, or on a visit that begins with nothing, the article is waited for under its own heading, on a page that stays, and the
 * focus with it.
 */
export function useHelpContent(): HelpContentModel {
  const { id = '' } = useParams()
  const before = useDeferredValue(id, useWholeAtOnce() ? id : '')
  const shown = isHelpId(id) && !isArticleThere(id) ? before : id
  const articleId = isHelpId(shown) ? shown : null
  const model = useHelpArticle(articleId)
  if (shown !== id) return { status: 'loading' }
  if (articleId !== null && model !== null) return contentOf(articleId, model)
  return { status: id === overviewId ? 'overview' : 'empty' }
}
