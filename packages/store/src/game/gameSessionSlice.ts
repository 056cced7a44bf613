import { createAction, createSlice } from '@reduxjs/toolkit'
import { sessionEnded } from '../session/sessionSlice.ts'
import { gameApi } from './gameApi.ts'

/** The player has left the container of the running game (D16). */
export const gameLeft = createAction<{ sessionId: string | null }>('gameSession/left')

/** The frame of a launched game is ready: its ticket is used up. */
export const gameOpened = createAction<{ launchId: string }>('gameSession/opened')

/** The launch that is current in this page; what the server answered to it is in the cache, under `id`. */
export interface CurrentLaunch {
  /** Key of the intent (D3). */
  readonly id: string
  /** The venue that was asked for. */
  readonly venueId: number
  /** Its frame has used the ticket. */
  readonly opened: boolean
}

/** The game session of the specification, section 3, and which launch of this page it is. */
export interface GameSessionState {
  /** Whether it is played as a member, with real play money. */
  readonly isLogin: boolean
  readonly gameid: string
  readonly platform: string
  readonly startGame: boolean
  readonly launch: CurrentLaunch | null
}

const initialState: GameSessionState = {
  isLogin: false,
  gameid: '',
  platform: '',
  startGame: false,
  launch: null,
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
        state.launch?.id === payload.launchId
          ? { ...state, launch: { ...state.launch, opened: true } }
          : state,
      )
      .addMatcher(gameApi.endpoints.launch.matchFulfilled, (_, { payload, meta }) => {
        const { input, idempotencyKey } = meta.arg.originalArgs
        return {
          isLogin: payload.mode === 'real',
          gameid: payload.gameid,
          platform: payload.platform,
          startGame: true,
          launch: { id: idempotencyKey, venueId: input.venue_id, opened: false },
        }
      })
  },
})
