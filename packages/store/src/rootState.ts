import { combineReducers } from '@reduxjs/toolkit'
import { api } from './api/api.ts'
import { gameSessionSlice } from './game/gameSessionSlice.ts'
import { leftRoundsSlice } from './game/leftRoundsSlice.ts'
import { sessionSlice } from './session/sessionSlice.ts'
import { recordSlice } from './record/recordSlice.ts'
import type { DispatchOf } from './api/apiState.ts'

export type RootState = ReturnType<typeof rootReducer>

/** The whole state: the cache, who is here, and the game that runs. */
export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [gameSessionSlice.reducerPath]: gameSessionSlice.reducer,
  [leftRoundsSlice.reducerPath]: leftRoundsSlice.reducer,
  [recordSlice.reducerPath]: recordSlice.reducer,
})

/** Dispatches actions, and thunks with the store's extra argument. */
export type StoreDispatch = DispatchOf<RootState>
