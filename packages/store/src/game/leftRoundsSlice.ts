import { createAction, createSlice } from '@reduxjs/toolkit'
import { sessionEnded } from '../session/sessionSlice.ts'
import { gameApi } from './gameApi.ts'

/** Every round of a game that was left is settled, and its result was told. */
export const leftRoundsSettled = createAction('leftRounds/settled')

/** Whether a game was left from this page with a stake held: the result of its round is still to be told. */
export const leftRoundsSlice = createSlice({
  name: 'leftRounds',
  initialState: { waiting: false },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(leftRoundsSettled, () => ({ waiting: false }))
      .addCase(sessionEnded, () => ({ waiting: false }))
      .addMatcher(gameApi.endpoints.leave.matchFulfilled, (state, { payload }) =>
        payload && payload.held > 0n ? { waiting: true } : state,
      )
  },
})
