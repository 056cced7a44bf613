import type { ArticleBlock } from '@koi/contract/article'
import { type ApiFailure, asFailure, newsApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { useDocumentTitle } from '../routing/useDocumentTitle.ts'
import { type ArticleEntry, useArticleEntry } from './articleEntry.ts'

export type ArticleModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  /** There is no such article, or not any more. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly article: ArticleEntry
      readonly body: readonly ArticleBlock[]
      /** Others of its category. */
      readonly more: readonly ArticleEntry[]
    }

const moreLimit = 3

function isGone({ code }: ApiFailure): boolean {
  return code === 'unknown-article' || code === 'invalid-input'
}

/** One article, which names the document, and what else there is to read of its kind. */
export function useArticle({ id }: { readonly id: string }): ArticleModel {
  const textOf = useFailureText()
  const toEntry = useArticleEntry()
  const { currentData, error, isFetching, refetch } = newsApi.endpoints.article.useQuery({ id })
  const related = newsApi.endpoints.news.useInfiniteQuery(
    { category: currentData?.category, page_size: moreLimit + 1 },
    { skip: !currentData },
  )
  useDocumentTitle(currentData?.title ?? null)
  const failure = asFailure(error)
  if (!currentData) {
    if (!failure || isFetching) return { status: 'loading' }
    if (isGone(failure)) return { status: 'empty' }
    return { status: 'error', message: textOf(failure), onRetry: () => void refetch() }
  }
  const others = related.currentData?.pages[0]?.items ?? []
  return {
    status: 'ready',
    article: toEntry(currentData),
    body: currentData.body,
    more: others
      .filter((other) => other.id !== id)
      .slice(0, moreLimit)
      .map((other) => toEntry(other)),
  }
}
