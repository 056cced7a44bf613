import { createAction, createSlice } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { leftRoundsSeen } from '../game/leftRoundsSlice.ts'

/** Something has happened that records tell of. */
export const recordsChanged = createAction('records/changed')

/** How often records may have changed, or been missed while the page was away: who shows one reads what is new. */
export const recordSlice = createSlice({
  name: 'records',
  initialState: { changes: 0 },
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) =>
        recordsChanged.match(action) ||
        (leftRoundsSeen.match(action) && action.payload.length === 0) ||
        api.internalActions.onOnline.match(action),
      ({ changes }) => ({ changes: changes + 1 }),
    )
  },
})
