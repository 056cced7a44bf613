import type { EndReason } from '@koi/api-core/session'
import { createSlice } from '@reduxjs/toolkit'
import { expiryNoticed } from './expiryNoticed.ts'
import { sessionBegan } from './sessionBegan.ts'
import { sessionEnded } from './sessionEnded.ts'

/** Who is here, mirrored from the pipeline's session; it holds no token. */
export interface SessionState {
  readonly status: 'guest' | 'member'
  readonly epoch: number
  /** Why the last session ended, until the next begins or the expiry has been noticed. */
  readonly endedBy: EndReason | null
}

const initialState: SessionState = { status: 'guest', epoch: 0, endedBy: null }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionBegan, (_, { payload }) => ({ status: 'member', epoch: payload.epoch, endedBy: null }))
      .addCase(sessionEnded, (_, { payload }) => ({
        status: 'guest',
        epoch: payload.epoch,
        endedBy: payload.reason,
      }))
      .addCase(expiryNoticed, (state) => ({ ...state, endedBy: null }))
  },
})
