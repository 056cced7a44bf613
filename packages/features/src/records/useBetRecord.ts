import { parseDecimal } from '@koi/api-core/amount'
import { asFailure, recordApi, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import type { BetRecordModel, BetRecordOptions } from './betRecordModel.ts'
import { betRow } from './betRow.ts'
import { useBetFilters } from './useBetFilters.ts'

const pageSize = 20

/** The member's rounds by time, venue and state, with sums over the whole filter. */
export function useBetRecord({ url }: BetRecordOptions): BetRecordModel {
  const { timeZone } = useRuntime().brand
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { filters, span } = useBetFilters(url)
  const [detailId, onDetail] = useState<string | null>(null)
  const query = recordApi.endpoints.bets.useInfiniteQuery(
    {
      start: span.start.toISOString(),
      end: span.end.toISOString(),
      venue_id: filters.venue ?? undefined,
      state: filters.state ?? undefined,
      page_size: pageSize,
    },
    { skip: !member },
  )
  const pages = member ? query.currentData?.pages : undefined
  const failure = asFailure(query.error)
  const refreshing = query.isFetching && !query.isFetchingNextPage
  const onRefresh = () => void query.refetch()

  const last = pages?.at(-1)
  if (!pages || !last) {
    if (!failure || query.isFetching) return { filters, status: 'loading' }
    return { filters, status: 'error', message: textOf(failure), onRetry: onRefresh }
  }
  if (last.total === 0) return { filters, status: 'empty', refreshing, onRefresh }

  // A round placed while paging shifts the pages: what shows twice is the same round.
  const bets = new Map(pages.flatMap((page) => page.items).map((bet) => [bet.id, bet]))
  const rows = [...bets.values()].map((bet) => betRow(bet, timeZone))
  return {
    filters,
    status: 'ready',
    rows,
    total: last.total,
    totals: {
      stake: parseDecimal(last.totals.stake),
      payout: parseDecimal(last.totals.payout),
      net: parseDecimal(last.totals.net),
    },
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: failure && !query.isFetching ? textOf(failure) : null,
    onMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
    detail: rows.find((row) => row.id === detailId) ?? null,
    onDetail,
    refreshing,
    onRefresh,
  }
}
