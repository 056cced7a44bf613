import { asFailure, promoApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import { stateText } from './promotionTexts.ts'

/** What a member had of a promotion that is over by now, or runs. */
interface RecordEntry {
  readonly id: string
  readonly time: string
  /** Fen. */
  readonly bonus: bigint
  readonly state: ReturnType<typeof stateText>
}

export interface PromotionRecordModel {
  readonly items: readonly RecordEntry[]
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly moreError: string | null
  readonly onMore: () => void
}

/** What the member has had of a promotion, the newest first; null where there is nothing, and for guests. */
export function usePromotionRecord(id: string, member: boolean): PromotionRecordModel | null {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const query = promoApi.endpoints.bonuses.useInfiniteQuery(
    { id },
    { skip: !member, refetchOnMountOrArgChange: true },
  )
  const items = (query.currentData?.pages ?? []).flatMap((page) => page.items)
  if (items.length === 0) return null
  const failure = asFailure(query.error)
  return {
    items: items.map(({ id: key, bonus, state, grantedAt, joinedAt }) => ({
      id: key,
      time: shortTime(grantedAt ?? joinedAt, timeZone),
      bonus,
      state: stateText(state),
    })),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: failure && !query.isFetching ? textOf(failure) : null,
    onMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}
