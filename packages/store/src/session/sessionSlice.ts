import { createAction, createSlice } from '@reduxjs/toolkit'
import type { EndReason } from '@koi/api-core/session'
import { navigated } from '../page/pageEvents.ts'

/** The player has read that the session expired. */
export const expiryDismissed = createAction('session/expiryDismissed')

/** A member's session epoch has begun: login, registration. */
export const sessionBegan = createAction<{ epoch: number }>('session/began')

/** A member's session epoch has ended; said once, however many replies carried it (D5). */
export const sessionEnded = createAction<{ epoch: number; reason: EndReason }>('session/ended')

/** Who is here, mirrored from the pipeline's session; it holds no token. */
export interface SessionState {
  readonly status: 'guest' | 'member'
  readonly epoch: number
  /** Why the last session ended, until the next begins or the notice of an expiry is dismissed. */
  readonly endedBy: EndReason | null
  /** After an expiry, until the page shows another path: the one redirect to login is under way (D5). */
  readonly redirecting: boolean
}

/**
 * Whether a page shows itself as it does to a member: also under the question to log in again, where it keeps its shape
 * (D5), though nothing of the member is in it any more.
 */
export function isShownToMember({ session }: { readonly session: SessionState }): boolean {
  return session.status === 'member' || session.redirecting
}

const initialState: SessionState = { status: 'guest', epoch: 0, endedBy: null, redirecting: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionBegan, (_, { payload }) => ({
        status: 'member',
        epoch: payload.epoch,
        endedBy: null,
        redirecting: false,
      }))
      .addCase(sessionEnded, (_, { payload }) => ({
        status: 'guest',
        epoch: payload.epoch,
        endedBy: payload.reason,
        redirecting: payload.reason === 'expired',
      }))
      // As it is where nobody is sent to the login page: what shows the session is not drawn again.
      .addCase(navigated, (state) => (state.redirecting ? { ...state, redirecting: false } : state))
      .addCase(expiryDismissed, (state) => ({ ...state, endedBy: null }))
  },
})
