import { type ArticleCategory, articleCategories } from '@koi/contract/news'
import { asFailure, newsApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { withParams, type UrlState } from '../routing/address.ts'
import { type ArticleEntry, useArticleEntry } from './articleEntry.ts'

/** The category that is looked at; null for all of them. */
interface CategoryChoice {
  readonly category: ArticleCategory | null
  readonly onCategory: (category: ArticleCategory | null) => void
}

export type NewsModel = CategoryChoice &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
    | { readonly status: 'empty' }
    | {
        readonly status: 'ready'
        readonly articles: readonly ArticleEntry[]
        readonly hasMore: boolean
        readonly loadingMore: boolean
        readonly moreError: string | null
        readonly onMore: () => void
        readonly refreshing: boolean
        readonly onRefresh: () => void
      }
  )

export interface NewsOptions {
  /** `useSearchParams()`; key used: `category`. */
  readonly url: UrlState
}

const pageSize = 8

function categoryOf(text: string | null): ArticleCategory | null {
  return articleCategories.find((category) => category === text) ?? null
}

/** The news by category, which lives in the address. */
export function useNews({ url: { params, setParams } }: NewsOptions): NewsModel {
  const textOf = useFailureText()
  const toEntry = useArticleEntry()
  const category = categoryOf(params.get('category'))
  const query = newsApi.endpoints.news.useInfiniteQuery({
    category: category ?? undefined,
    page_size: pageSize,
  })
  const choice: CategoryChoice = {
    category,
    onCategory: (next) => setParams(withParams(params, { category: next }), { preventScrollReset: true }),
  }
  const failure = asFailure(query.error)
  const onRefresh = () => void query.refetch()
  const pages = query.currentData?.pages
  if (!pages) {
    if (!failure || query.isFetching) return { ...choice, status: 'loading' }
    return { ...choice, status: 'error', message: textOf(failure), onRetry: onRefresh }
  }
  // An article that is published meanwhile shifts the pages, and the same one may come twice.
  const articles = new Map(pages.flatMap(({ items }) => items).map((article) => [article.id, article]))
  if (articles.size === 0) return { ...choice, status: 'empty' }
  return {
    ...choice,
    status: 'ready',
    articles: [...articles.values()].map((article) => toEntry(article)),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: failure && !query.isFetching ? textOf(failure) : null,
    onMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
    refreshing: query.isFetching && !query.isFetchingNextPage,
    onRefresh,
  }
}
