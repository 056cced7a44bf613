import { createSelector } from '@reduxjs/toolkit'
import type { GameState } from './gameState.ts'
import { launchedApi } from './gameApi.ts'
import type { launch } from '@koi/contract/game'
import type { Reply } from '@koi/contract'

const { select } = launchedApi.endpoints.launched

/** The game that runs in this page, put together from the game session and the cache; null when there is none. */
export const selectLaunchedGame = createSelector(
  [
    ({ gameSession }: GameState) => gameSession.launch,
    (state: GameState) =>
      state.gameSession.launch ? select(state.gameSession.launch.id)(state).data : undefined,
  ],
  (launch, reply): LaunchedGame | null => {
    if (launch === null || reply === undefined) return null
    const { sessionId, url, mode, gameid, gameType, gameName, venueName, match } = reply
    const { id, venueId, opened } = launch
    return {
      launchId: id,
      sessionId,
      url,
      mode,
      venueId,
      gameId: gameid,
      gameType,
      gameName,
      venueName,
      match,
      opened,
    }
  },
)

/** A game that was launched in this page: what the server answered, and what this page alone knows of it. */
export interface LaunchedGame extends Pick<
  Reply<typeof launch>,
  'sessionId' | 'url' | 'mode' | 'gameType' | 'gameName' | 'venueName' | 'match'
> {
  /** Key of the intent that launched it. */
  readonly launchId: string
  readonly venueId: number
  readonly gameId: string
  /** Its frame has used the ticket of `url`: a new frame needs a new launch. */
  readonly opened: boolean
}
