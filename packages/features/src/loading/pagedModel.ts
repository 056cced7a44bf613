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
export interface PagedQuery<Item> {
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
  const pages = query.currentData?.pages
  // What is added meanwhile shifts the pages, and the same item may come twice.
  const items = new Map(pages?.flatMap((page) => page.items).map((item) => [keyOf(item), item]))
  return rowsModel(query, {
    textOf,
    rows: pages ? [...items.values()].map((item) => toRow(item)) : undefined,
  })
}

/** The same over rows that are made already; none before the first page is there. */
export function rowsModel<Row>(
  query: PagedQuery<unknown>,
  {
    textOf,
    rows,
  }: Pick<PagedOptions<unknown, Row>, 'textOf'> & { readonly rows: readonly Row[] | undefined },
): PagedModel<Row> {
  const failure = asFailure(query.error)
  if (!rows) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  if (rows.length === 0 && !query.hasNextPage) return { status: 'empty' }
  return {
    status: 'ready',
    rows,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: failure && !query.isFetching ? textOf(failure) : null,
    onMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}
