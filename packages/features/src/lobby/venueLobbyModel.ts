import type { GameType } from '@koi/contract'
import type { Navigate } from '../routing/navigate.ts'
import type { PlatformEntry } from './platformEntry.ts'

export type VenueLobbyModel =
  | { readonly status: 'loading'; readonly title: string }
  | {
      readonly status: 'error'
      readonly title: string
      readonly message: string
      readonly onRetry: () => void
    }
  | { readonly status: 'empty'; readonly title: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** Name of the kind, `电子游戏`. */
      readonly title: string
      readonly picture: string
      readonly platforms: readonly PlatformEntry[]
      readonly isMember: boolean
      /** To the transfer page with this wallet chosen. */
      readonly onTransferIn: (venueId: number) => void
      /** To the games of this platform: the slot lobby filtered by it; null for kinds without a game lobby. */
      readonly onBrowse: ((venueId: number) => void) | null
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface VenueLobbyOptions {
  readonly gameType: GameType
  readonly navigate: Navigate
}
