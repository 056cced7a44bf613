import type { VenueStatus } from '@koi/contract/game'
import type { GameType } from '@koi/contract/gameTypes'
import { useBalanceRefresh } from '../balance/useBalanceRefresh.ts'
import type { Navigate } from '../routing/address.ts'
import { routes } from '../routing/pages.ts'
import { useBrand } from '../runtime/brand.ts'
import { useWalletBalances } from '../transfer/useWallets.ts'
import { gameKinds } from '../venues/gameKinds.ts'
import { useCatalogue } from '../venues/useCatalogue.ts'
import { maintenanceText } from '../venues/venueTexts.ts'

/** One venue of a kind. `balance` is fen; null for guests and while it is not known. */
export interface VenueEntry {
  readonly venueId: number
  readonly gameType: GameType
  readonly name: string
  readonly picture: string
  readonly status: VenueStatus
  /** `维护中，预计 06:00 恢复`; null when the venue is open. */
  readonly maintenanceText: string | null
  readonly gameCount: number
  readonly balance: bigint | null
}

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
      readonly venues: readonly VenueEntry[]
      readonly isMember: boolean
      /** To the transfer page with this wallet chosen. */
      readonly onTransferIn: (venueId: number) => void
      /** To the games of this venue: the slot lobby filtered by it; null for kinds without a game lobby. */
      readonly onBrowse: ((venueId: number) => void) | null
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface VenueLobbyOptions {
  readonly gameType: GameType
  readonly navigate: Navigate
}

/** The lobby of one kind: its venues, and for members what their wallets hold. */
export function useVenueLobby({ gameType, navigate }: VenueLobbyOptions): VenueLobbyModel {
  const { timeZone } = useBrand()
  const state = useCatalogue()
  const wallets = useWalletBalances()
  const onBalance = useBalanceRefresh()
  const { name, lobbyPath, gamesPath } = gameKinds[gameType]
  const title = name()
  if (state.status !== 'ready') return { ...state, title }

  const own = state.catalogue.venues.filter(({ venue }) => venue.gameType === gameType)
  if (own.length === 0) return { status: 'empty', title, onRetry: state.onRefresh }
  return {
    status: 'ready',
    title,
    venues: own.map(({ venue, picture, games }) => ({
      venueId: venue.id,
      gameType,
      name: venue.name,
      picture,
      status: venue.status,
      maintenanceText: maintenanceText(venue.status, timeZone),
      gameCount: games.length,
      balance: wallets.balances?.get(venue.id) ?? null,
    })),
    isMember: wallets.member,
    onTransferIn: (venueId) => void navigate(`${routes.transfer}?venue=${venueId}`),
    onBrowse: gamesPath === lobbyPath ? null : (venueId) => void navigate(`${gamesPath}?venue=${venueId}`),
    refreshing: state.refreshing,
    onRefresh: () => {
      state.onRefresh()
      wallets.onRefresh()
      onBalance()
    },
  }
}
