import { formatAmount } from '@koi/api-core/amount'
import { canSkip, type GameState, playBlock } from '../state/gameState.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'

/** The one sentence that explains why play stands still, or an empty text. */
export function noticeText(state: GameState, texts: GameTexts): string {
  if (state.notice?.kind === 'ended') return texts.noticeEnded
  if (!state.online) return texts.noticeOffline
  if (state.paused && state.phase !== 'revealing') return texts.noticePaused
  switch (state.notice?.kind) {
    case 'unreachable':
      return texts.noticeUnreachable
    case 'unconfirmed':
      return texts.noticeUnconfirmed
    case 'interrupted':
      return texts.noticeInterrupted(formatAmount(state.open?.stake ?? 0n))
    case 'refused':
      if (state.phase === 'unconfirmed') return texts.refusedSettle
      return Object.hasOwn(texts.refusals, state.notice.code)
        ? (texts.refusals[state.notice.code] ?? texts.refusedOther)
        : texts.refusedOther
    default:
      return playBlock(state) === 'short' ? texts.noticeShort : ''
  }
}

/** What the big button says: what it does, or why it does nothing now. */
export function buttonText(state: GameState, texts: GameTexts): string {
  switch (playBlock(state)) {
    case 'closed':
      return texts.ended
    case 'opening':
      return texts.opening
    case 'busy':
      return canSkip(state) ? texts.skip : texts.running
    case 'offline':
      return texts.disconnected
    case 'paused':
      return texts.paused
    case 'shut':
      return texts.drawShutButton
    case 'unchosen':
      return texts.chooseFirst
    case 'unfit':
      return texts.unfitStake
    case 'short':
      return texts.short
    default:
      if (state.phase === 'unopened') return texts.reconnect
      return state.phase === 'unconfirmed' ? texts.continueRound : state.drawn ? texts.drawBet : texts.start
  }
}
