import { formatDateTime } from '@koi/api-core/dates'
import type { GameType } from '@koi/contract/gameTypes'
import type { Bet } from '@koi/contract/record'
import type { OddsFormat } from '@koi/contract/odds'
import { recordApi, updateBets, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useMemo, useState } from 'react'
import { useBrand } from '../runtime/brand.ts'
import { useOddsFormat } from '../odds/useOddsFormat.ts'
import type { UrlState } from '../routing/address.ts'
import { betLine, betOutcome, choiceOf, teamsText } from './betTexts.ts'
import { betColumns } from './csvColumns.ts'
import { type ExportModel, useExport } from './useExport.ts'
import { boundsOf } from './useRangeFilter.ts'
import { type BetFilters, type BetState, useBetFilters } from './useBetFilters.ts'
import { rowsByPage } from './rowsByPage.ts'
import type { ListPlace } from './useListPlace.ts'
import { useRecordPages } from './useRecordPages.ts'

/** One round. Amounts are fen; `net` is null while the round is open. Times are ISO 8601 UTC. */
export interface BetRow {
  readonly id: string
  readonly round: string
  readonly venueId: number
  readonly venueName: string
  readonly gameName: string
  readonly gameType: GameType
  readonly stake: bigint
  readonly payout: bigint
  readonly net: bigint | null
  readonly state: BetState
  readonly placedAt: string
  readonly settledAt: string | null
  /** The time in the business time zone, `2026-11-21 20:41:07`. */
  readonly placedText: string
  readonly settledText: string | null
  /** A number that a person can read; null for a round of a game without choices. */
  readonly number: string | null
  /** The draw that was bet on, where many bet on one. */
  readonly issue: string | null
  /** Who met in a match, with where it was played; null for any other game. */
  readonly teams: string | null
  /**
   * What was bet on, one to a line: market, name, stake and odds, those of a match in the player's format; and of a settled
   * round what became of it and what it returned.
   */
  readonly lines: readonly {
    readonly selection: string
    readonly text: string
    readonly outcome: string | null
    readonly standing: Bet['bets'][number]['standing']
  }[]
  /** Teams and bet of a match, short enough for a row; null for any other game. */
  readonly choice: string | null
  /** How the round ended, in words. */
  readonly result: string | null
  /** The hash of what it is drawn from, published before the stake. */
  readonly commitment: Bet['commitment']
  /** A settled round as the line of JSON that verifies it. */
  readonly published: string | null
}

export type BetRecordModel = { readonly filters: BetFilters; readonly file: ExportModel } & (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'empty'; readonly refreshing: boolean; readonly onRefresh: () => void }
  | {
      readonly status: 'ready'
      readonly rows: readonly BetRow[]
      readonly total: number
      /** Sums over the whole filter, not only what is loaded. */
      readonly totals: { readonly stake: bigint; readonly payout: bigint; readonly net: bigint }
      readonly hasMore: boolean
      readonly loadingMore: boolean
      readonly moreError: string | null
      readonly onMore: () => void
      /** The row whose detail is open. */
      readonly detail: BetRow | null
      readonly onDetail: (id: string | null) => void
      /** Where the list was left. */
      readonly place: ListPlace
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }
)

export interface BetRecordOptions {
  /** `useSearchParams()`; keys used: `range`, `from`, `to`, `venue`, `state`. */
  readonly url: UrlState
}

/** Turns a round into a row; an open round has no net result yet. What is written out is written for rows that are drawn. */
export function betRow(bet: Bet, { timeZone, format }: { timeZone: string; format: OddsFormat }): BetRow {
  const { bets, teams: _teams, ...rest } = bet
  let placed: string | undefined
  return {
    ...rest,
    net: bet.state === 'open' ? null : bet.net,
    get lines() {
      return bets.map((one) => ({
        selection: one.selection,
        text: betLine(one, bet, format),
        outcome: betOutcome(one),
        standing: one.standing,
      }))
    },
    get teams() {
      return teamsText(bet)
    },
    get choice() {
      return choiceOf(bet, format)
    },
    get placedText() {
      placed ??= formatDateTime(bet.placedAt, { timeZone })
      return placed
    },
    get settledText() {
      return bet.settledAt === null ? null : formatDateTime(bet.settledAt, { timeZone })
    },
  }
}

const pageSize = 30
const exportPageSize = 100

/** The member's rounds by time, venue and state, with sums over the whole filter. */
export function useBetRecord({ url }: BetRecordOptions): BetRecordModel {
  const { timeZone } = useBrand()
  const { format } = useOddsFormat()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { filters, span } = useBetFilters(url)
  const [detailId, onDetail] = useState<string | null>(null)
  const filter = {
    ...boundsOf(span),
    venue_id: filters.venue ?? undefined,
    state: filters.state ?? undefined,
  }
  const dispatch = useStoreDispatch()
  const file = useExport({
    readPage: (after, page) =>
      dispatch(
        recordApi.endpoints.betPage.initiate(
          { ...filter, page, after, page_size: exportPageSize },
          { subscribe: false, forceRefetch: true },
        ),
      ),
    idOf: ({ id }) => id,
    columns: () => betColumns(timeZone, format),
    fileName: `koi-bets-${filters.from || 'all'}-${filters.to || filters.maxDay}`,
  })
  const arg = { ...filter, page_size: pageSize }
  // Rows that are there stay as they are; where none came, they are asked for once there is a connection again.
  const { isError } = recordApi.endpoints.bets.useInfiniteQueryState(arg, { skip: !member })
  const query = recordApi.endpoints.bets.useInfiniteQuery(arg, {
    skip: !member,
    refetchOnReconnect: isError,
  })
  const rowsOf = useMemo(
    () => rowsByPage((bet: Bet) => betRow(bet, { timeZone, format })),
    [timeZone, format],
  )
  const { list, place, ...refresh } = useRecordPages({
    query,
    update: () => dispatch(updateBets(arg)),
    rowsOf,
  })
  const newest = query.currentData?.pages[0]
  switch (list.status) {
    case 'empty':
      return { filters, file, status: 'empty', ...refresh }
    case 'error':
      return { filters, file, ...list }
    case 'ready':
      if (!newest) return { filters, file, status: 'loading' }
      return {
        filters,
        file,
        ...list,
        total: newest.total,
        totals: newest.totals,
        detail: list.rows.find((row) => row.id === detailId) ?? null,
        onDetail,
        place,
        ...refresh,
      }
    case 'loading':
    default:
      return { filters, file, status: 'loading' }
  }
}
