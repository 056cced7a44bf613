import type { LaunchedGame } from '@koi/store'
import { routes } from '../routing/routes.ts'

/** The page in which a launched game runs; its query launches the same game again after a reload. */
export function containerPath(game: Pick<LaunchedGame, 'venueId' | 'gameId' | 'gameType' | 'mode'>): string {
  const page = game.gameType === 'sports' ? routes.sports : routes.venues
  const query = new URLSearchParams({ venue: String(game.venueId), game: game.gameId, mode: game.mode })
  return `${page}?${query.toString()}`
}
