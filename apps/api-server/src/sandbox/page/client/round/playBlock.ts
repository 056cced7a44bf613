import type { GameState } from './gameState.ts'

/** Why the one big button does nothing now. */
export type PlayBlock = 'opening' | 'busy' | 'closed' | 'offline' | 'held' | 'short'

/** The reason that holds the button back, or null: then it plays, or continues what is `unclear` or `unopened`. */
export function playBlock(state: GameState): PlayBlock | null {
  if (state.phase === 'closed') return 'closed'
  if (state.phase === 'opening') return 'opening'
  if (state.phase === 'staking' || state.phase === 'settling' || state.phase === 'revealing') return 'busy'
  if (!state.online) return 'offline'
  if (state.phase === 'unopened') return null
  // A stake already placed may be settled during a break; a new one may not be placed.
  if (state.held && state.open?.owes !== 'settle') return 'held'
  if (state.phase === 'idle' && state.stake > state.balance) return 'short'
  return null
}
