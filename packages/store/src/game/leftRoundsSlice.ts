import { createAction, createSlice } from '@reduxjs/toolkit'
import { sessionEnded } from '../session/sessionSlice.ts'
import { gameApi } from './gameApi.ts'

/** The rounds that are still open, by their ids in the bet record: what the others came to has been told. */
export const leftRoundsSeen = createAction<readonly string[]>('leftRounds/seen')

/** The rounds that were open when their game was left from this page: their results are still to be told. */
export const leftRoundsSlice = createSlice({
  name: 'leftRounds',
  initialState: (): { readonly open: readonly string[] } => ({ open: [] }),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(leftRoundsSeen, (_, { payload }) => ({ open: payload }))
      .addCase(sessionEnded, () => ({ open: [] }))
      .addMatcher(gameApi.endpoints.leave.matchFulfilled, ({ open }, { payload }) => ({
        open: [...new Set([...open, ...(payload?.open ?? [])])],
      }))
  },
})
