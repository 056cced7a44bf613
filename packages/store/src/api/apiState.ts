import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { api } from './api.ts'
import type { StoreExtra } from './storeExtra.ts'

/** The part of the state that the cache of server data is: all that a domain knows of the whole. */
export interface ApiState {
  readonly api: ReturnType<typeof api.reducer>
}

/** Dispatches what works on a part of the state. */
export type DispatchOf<State> = ThunkDispatch<State, StoreExtra, UnknownAction>

/** The replies that a store holds, with what they are about: enough to begin another store with them. */
export interface ReplyCache extends Pick<ApiState['api'], 'queries' | 'provided'> {
  /** Endpoints among them that answer by who asks. */
  readonly personal: readonly string[]
}
