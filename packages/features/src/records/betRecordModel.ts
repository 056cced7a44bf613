import type { GameType } from '@koi/contract'
import type { UrlState } from '../routing/urlState.ts'

export type BetState = 'open' | 'settled'

/** A preset of the specification, or a custom range of days. */
export type RangeChoice = 0 | 1 | 2 | 3 | 'custom'

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
}

/** What the list is filtered by. */
export interface BetFilters {
  readonly range: RangeChoice
  /** The four presets with their names. */
  readonly presets: readonly { readonly value: 0 | 1 | 2 | 3; readonly label: string }[]
  readonly onRange: (range: 0 | 1 | 2 | 3) => void
  /** Days of the range in the business time zone, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
  readonly onCustom: (from: string, to: string) => void
  /** The last day that may be chosen: today. */
  readonly maxDay: string
  readonly venue: number | null
  readonly venues: readonly { readonly venueId: number; readonly name: string }[]
  readonly onVenue: (venueId: number | null) => void
  readonly state: BetState | null
  readonly onState: (state: BetState | null) => void
}

export type BetRecordModel = { readonly filters: BetFilters } & (
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
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }
)

export interface BetRecordOptions {
  /** `useSearchParams()`; keys used: `range`, `from`, `to`, `venue`, `state`. */
  readonly url: UrlState
}
