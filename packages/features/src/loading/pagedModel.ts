import { type ApiFailure, asFailure } from '@koi/store'

/** A list that is read page by page. */
export type PagedModel<Row> =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly rows: readonly Row[]
      readonly hasMore: boolean
      readonly loadingMore: boolean
      readonly moreError: string | null
      readonly onMore: () => void
    }

/** What an infinite query says about its pages. */
interface PagedQuery<Item> {
  readonly currentData?: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined
  readonly error?: Parameters<typeof asFailure>[0]
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

export interface PagedOptions<Item, Row> {
  readonly textOf: (failure: ApiFailure) => string
  readonly toRow: (item: Item) => Row
  readonly keyOf: (item: Item) => string
}

/** Turns an infinite query into what a list shows. */
export function pagedModel<Item, Row>(
  query: PagedQuery<Item>,
  { textOf, toRow, keyOf }: PagedOptions<Item, Row>,
): PagedModel<Row> {
  const failure = asFailure(query.error)
  const pages = query.currentData?.pages
  if (!pages) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  // What is added meanwhile shifts the pages, and the same item may come twice.
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [keyOf(item), item]))
  if (items.size === 0) return { status: 'empty' }
  return {
    status: 'ready',
    rows: [...items.values()].map((item) => toRow(item)),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: failure && !query.isFetching ? textOf(failure) : null,
    onMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}
