import type { GameType } from '@koi/contract'
import type { UrlState } from '../routing/urlState.ts'
import type { GameEntry } from './gameEntry.ts'

export type GameFilter = 'all' | 'new' | 'hot'

/** One tab: all platforms (`venueId` null) or one. */
export interface PlatformTab {
  readonly venueId: number | null
  readonly name: string
  readonly gameCount: number
}

export type GameLobbyModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      /** `empty` when nothing fits platform, search and filter: offer `onClear`. */
      readonly status: 'ready' | 'empty'
      readonly platforms: readonly PlatformTab[]
      readonly platform: number | null
      readonly onPlatform: (venueId: number | null) => void
      readonly search: string
      readonly onSearch: (text: string) => void
      readonly filter: GameFilter
      readonly onFilter: (filter: GameFilter) => void
      readonly onClear: () => void
      /** The chunk shown so far. */
      readonly games: readonly GameEntry[]
      /** How many fit in all. */
      readonly total: number
      readonly hasMore: boolean
      readonly onMore: () => void
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface GameLobbyOptions {
  /** `useSearchParams()`; keys used: `venue`, `q`, `filter`. */
  readonly url: UrlState
  /** Which kind's games; `slots` when left out. */
  readonly gameType?: GameType
}
