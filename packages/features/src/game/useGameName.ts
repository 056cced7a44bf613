import { m } from '@koi/i18n'
import { gameApi } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'
import type { ActiveGame } from './activeGame.ts'

/** Names a game by what the cache of the game list knows. */
export function useGameName(): (game: ActiveGame) => string {
  const { brand } = useRuntime()
  const { currentData } = gameApi.endpoints.games.useQueryState({ show: [...brand.venueIds] })
  return ({ venueId, gameId }) => {
    const venue = currentData?.venues.find(({ id }) => id === venueId)
    return venue?.games.find(({ id }) => id === gameId)?.name ?? venue?.name ?? m.game_other()
  }
}
