import { combineSlices } from '@reduxjs/toolkit'
import { api } from './api/api.ts'
import { gameSessionSlice } from './game/gameSessionSlice.ts'
import { sessionSlice } from './session/sessionSlice.ts'

/** The whole state: the cache, who is here, and the game that runs. */
export const rootReducer = combineSlices(api, sessionSlice, gameSessionSlice)
