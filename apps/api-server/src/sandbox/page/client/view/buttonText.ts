import type { GameState } from '../round/gameState.ts'
import { playBlock } from '../round/playBlock.ts'
import type { Texts } from '../text/zh.ts'

/** What the big button says: what it does, or why it does nothing now. */
export function buttonText(state: GameState, texts: Texts): string {
  switch (playBlock(state)) {
    case 'closed':
      return texts.ended
    case 'opening':
      return texts.opening
    case 'busy':
      return texts.running
    case 'offline':
      return texts.disconnected
    case 'held':
      return texts.paused
    case 'short':
      return texts.short
    default:
      if (state.phase === 'unopened') return texts.reconnect
      return state.phase === 'unclear' ? texts.continueRound : texts.start
  }
}
