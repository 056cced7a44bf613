import { useRuntime } from '../app/useRuntime.ts'
import { routes } from '../routing/routes.ts'
import { useWalletBalances } from '../transfer/useWalletBalances.ts'
import { kindName } from './kindName.ts'
import { maintenanceText } from './maintenanceText.ts'
import { useCatalogue } from './useCatalogue.ts'
import type { VenueLobbyModel, VenueLobbyOptions } from './venueLobbyModel.ts'

/** The lobby of one kind: its platforms, and for members what their wallets hold. */
export function useVenueLobby({ gameType, navigate }: VenueLobbyOptions): VenueLobbyModel {
  const { timeZone } = useRuntime().brand
  const state = useCatalogue()
  const wallets = useWalletBalances()
  const title = kindName[gameType]()
  if (state.status !== 'ready') return { ...state, title }

  const { kinds, venues } = state.catalogue
  const own = venues.filter(({ venue }) => venue.gameType === gameType)
  if (own.length === 0) return { status: 'empty', title, onRetry: state.onRefresh }
  return {
    status: 'ready',
    title,
    picture: kinds.find((kind) => kind.gameType === gameType)?.picture ?? '',
    platforms: own.map(({ venue, picture, games }) => ({
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
    onBrowse: gameType === 'slots' ? (venueId) => void navigate(`${routes.egame}?venue=${venueId}`) : null,
    refreshing: state.refreshing,
    onRefresh: () => {
      state.onRefresh()
      wallets.onRefresh()
    },
  }
}
