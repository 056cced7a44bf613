import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../rootState.ts'
import type { LaunchedGame } from './launchedGame.ts'
import { launchedApi } from './launchedApi.ts'

const { select } = launchedApi.endpoints.launched

/** The game that runs in this page, put together from the game session and the cache; null when there is none. */
export const selectLaunchedGame = createSelector(
  [
    ({ gameSession }: RootState) => gameSession.launch,
    (state: RootState) =>
      state.gameSession.launch ? select(state.gameSession.launch.id)(state).data : undefined,
  ],
  (launch, reply): LaunchedGame | null => {
    if (launch === null || reply === undefined) return null
    const { sessionId, url, mode, gameid, gameType, gameName, venueName } = reply
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
      opened,
    }
  },
)
