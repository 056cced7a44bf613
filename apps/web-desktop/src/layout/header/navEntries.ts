import type { GameType } from '@koi/contract'
import { lobbyPaths, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'

/** One kind in the navigation. */
export interface NavEntry {
  readonly gameType: GameType
  /** Its lobby. */
  readonly to: string
  /** Every page that belongs to it. */
  readonly paths: readonly string[]
  readonly label: () => string
}

/** The kinds of the navigation in their order; each knows its lobby and its short name. */
export const navEntries: readonly NavEntry[] = [
  {
    gameType: 'sports',
    to: lobbyPaths.sports,
    paths: [lobbyPaths.sports],
    label: () => m.layout_nav_sports(),
  },
  { gameType: 'live', to: lobbyPaths.live, paths: [lobbyPaths.live], label: () => m.layout_nav_live() },
  { gameType: 'chess', to: lobbyPaths.chess, paths: [lobbyPaths.chess], label: () => m.layout_nav_chess() },
  {
    gameType: 'slots',
    to: lobbyPaths.slots,
    paths: [lobbyPaths.slots, routes.egame],
    label: () => m.layout_nav_slots(),
  },
  {
    gameType: 'lottery',
    to: lobbyPaths.lottery,
    paths: [lobbyPaths.lottery],
    label: () => m.layout_nav_lottery(),
  },
  { gameType: 'fish', to: lobbyPaths.fish, paths: [lobbyPaths.fish], label: () => m.layout_nav_fish() },
]

/** Where the games of one platform are listed. */
export function platformPath(entry: NavEntry, venueId: number): string {
  return `${entry.gameType === 'slots' ? routes.egame : entry.to}?venue=${venueId}`
}
