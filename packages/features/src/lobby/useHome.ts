import { formatDateTime } from '@koi/api-core/dates'
import { m } from '@koi/i18n'
import { useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { lobbyPaths } from '../routing/lobbyPaths.ts'
import type { Catalogue, CatalogueVenue } from './catalogue.ts'
import type { HomeChip, HomeModel, KindEntry } from './homeModel.ts'
import { popularGames } from './popularGames.ts'
import { useCatalogue } from './useCatalogue.ts'

const popularLimit = 12
const railLimit = 8

function kindEntries({ kinds, venues }: Catalogue): readonly KindEntry[] {
  return kinds.map((kind) => {
    const own = venues.filter(({ venue }) => venue.gameType === kind.gameType)
    return {
      ...kind,
      path: lobbyPaths[kind.gameType],
      platformCount: own.length,
      gameCount: own.reduce((count, { games }) => count + games.length, 0),
      platforms: own.map(({ venue }) => ({
        venueId: venue.id,
        name: venue.name,
        open: venue.status.state === 'open',
      })),
      games: popularGames(own, 'all', railLimit),
    }
  })
}

function maintenanceNotice({ venue: { name, status } }: CatalogueVenue, timeZone: string): readonly string[] {
  if (status.state === 'open') return []
  if (status.until === null) return [m.lobby_notice_maintenance_plain({ name })]
  const time = formatDateTime(status.until, { timeZone }).slice(5, 16)
  return [m.lobby_notice_maintenance({ name, time })]
}

/** The home page: kinds, popular games, and what there is to know. */
export function useHome(): HomeModel {
  const { brand } = useRuntime()
  const [chip, onChip] = useState<HomeChip>('all')
  const state = useCatalogue()
  if (state.status !== 'ready') return state

  const { catalogue, onRefresh, refreshing } = state
  if (catalogue.venues.length === 0) return { status: 'empty', onRetry: onRefresh }
  const maintenance = catalogue.venues.flatMap((venue) => maintenanceNotice(venue, brand.timeZone))
  return {
    status: 'ready',
    kinds: kindEntries(catalogue),
    chip,
    onChip,
    games: popularGames(catalogue.venues, chip, popularLimit),
    notices: brand.features.sandbox ? [...maintenance, m.lobby_notice_sandbox()] : maintenance,
    refreshing,
    onRefresh,
  }
}
