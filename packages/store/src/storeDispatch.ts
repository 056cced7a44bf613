import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { StoreExtra } from './api/storeExtra.ts'
import type { RootState } from './rootState.ts'

/** Dispatches actions, and thunks with the store's extra argument. */
export type StoreDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>
