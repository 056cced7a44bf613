import type { GameType } from '@koi/contract'
import type { GameEntry } from './gameEntry.ts'

export type HomeChip = 'all' | 'hot' | 'new'

/** One of the six kinds, with the path of its lobby. */
export interface KindEntry {
  readonly gameType: GameType
  readonly name: string
  readonly picture: string
  readonly path: string
  readonly platformCount: number
  readonly gameCount: number
  /** The kind's platforms in their order, for a header panel. */
  readonly platforms: readonly { readonly venueId: number; readonly name: string; readonly open: boolean }[]
  /** Its most played games, for a rail of cards. */
  readonly games: readonly GameEntry[]
}

export type HomeModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'empty'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly kinds: readonly KindEntry[]
      readonly chip: HomeChip
      readonly onChip: (chip: HomeChip) => void
      /** Popular games of the chosen chip. */
      readonly games: readonly GameEntry[]
      /** Lines for the notice bar; may be empty. */
      readonly notices: readonly string[]
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }
