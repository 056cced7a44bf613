import { formatDateTime } from '@koi/api-core/dates'
import type { Reply } from '@koi/contract'
import type { giftOrders } from '@koi/contract/gift'
import { asFailure, rewardApi, useStoreSelector } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { useBrand } from '../runtime/brand.ts'

/** A gift that the member has had. `value` is fen, null for a thing. */
export interface GiftOrder extends Omit<Reply<typeof giftOrders>['items'][number], 'at'> {
  /** In the business time zone. */
  readonly time: string
}

export type GiftOrdersModel =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly orders: readonly GiftOrder[]
      readonly hasMore: boolean
      readonly loadingMore: boolean
      readonly moreError: string | null
      readonly onMore: () => void
    }

/** The gifts that the member has had, page by page; nothing is asked before they are looked at. */
export function useGiftOrders({ active }: { readonly active: boolean }): GiftOrdersModel {
  const textOf = useFailureText()
  const { timeZone } = useBrand()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = rewardApi.endpoints.giftOrders.useInfiniteQuery(undefined, {
    skip: !member || !active,
    refetchOnMountOrArgChange: true,
  })
  const failure = asFailure(query.error)
  const pages = query.currentData?.pages
  if (!pages) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  // Pages go by number: an exchange meanwhile shifts them, and the same one may come twice.
  const orders = new Map(
    pages.flatMap(({ items }) =>
      items.map(({ at, ...order }) => [order.id, { ...order, time: formatDateTime(at, { timeZone }) }]),
    ),
  )
  if (orders.size === 0) return { status: 'empty' }
  return {
    status: 'ready',
    orders: [...orders.values()],
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: failure && !query.isFetching ? textOf(failure) : null,
    onMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}
