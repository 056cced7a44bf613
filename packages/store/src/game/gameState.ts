import type { ApiState } from '../api/apiState.ts'
import type { gameSessionSlice } from './gameSessionSlice.ts'

/** What the running game is put together from. */
export interface GameState extends ApiState {
  readonly gameSession: ReturnType<typeof gameSessionSlice.reducer>
}
