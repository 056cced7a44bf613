import { createSlice } from '@reduxjs/toolkit'
import { sessionEnded } from '../session/sessionEnded.ts'
import { gameApi } from './gameApi.ts'
import { gameLeft } from './gameLeft.ts'
import { gameOpened } from './gameOpened.ts'
import type { LaunchedGame } from './launchedGame.ts'

/** The game session of the specification, section 3, and the game in its frame. */
export interface GameSessionState {
  /** Whether it is played as a member, with real play money. */
  readonly isLogin: boolean
  readonly gameid: string
  readonly platform: string
  readonly startGame: boolean
  /**
   * The launched game. Its address holds a ticket that works once, so it is the start of a session in this page and not
   * data of the server that a cache could read again.
   */
  readonly game: LaunchedGame | null
}

const initialState: GameSessionState = {
  isLogin: false,
  gameid: '',
  platform: '',
  startGame: false,
  game: null,
}

export const gameSessionSlice = createSlice({
  name: 'gameSession',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(gameLeft, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(gameOpened, (state, { payload }) =>
        state.game?.sessionId === payload.sessionId
          ? { ...state, game: { ...state.game, opened: true } }
          : state,
      )
      .addMatcher(gameApi.endpoints.launch.matchFulfilled, (_, { payload, meta }) => ({
        isLogin: payload.mode === 'real',
        gameid: payload.gameid,
        platform: payload.platform,
        startGame: true,
        game: {
          sessionId: payload.sessionId,
          url: payload.url,
          mode: payload.mode,
          venueId: Number(meta.arg.originalArgs.input.venue_id),
          gameId: meta.arg.originalArgs.input.game_id ?? payload.gameid,
          gameType: payload.gameType,
          gameName: payload.gameName,
          venueName: payload.venueName,
          opened: false,
        },
      }))
  },
})
