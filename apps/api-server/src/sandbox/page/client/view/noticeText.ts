import { formatFen } from '../money/formatFen.ts'
import type { GameState } from '../round/gameState.ts'
import { playBlock } from '../round/playBlock.ts'
import type { Texts } from '../text/zh.ts'

/** The one sentence that explains why play stands still, or an empty text. */
export function noticeText(state: GameState, texts: Texts): string {
  if (state.notice?.kind === 'ended') return texts.noticeEnded
  if (!state.online) return texts.noticeOffline
  if (state.held && state.phase !== 'revealing') return texts.noticeHeld
  switch (state.notice?.kind) {
    case 'unreachable':
      return texts.noticeUnreachable
    case 'unclear':
      return texts.noticeUnclear
    case 'interrupted':
      return texts.noticeInterrupted(formatFen(state.open?.stake ?? 0n))
    case 'refused':
      if (state.phase === 'unclear') return texts.refusedSettle
      return Object.hasOwn(texts.refusals, state.notice.code)
        ? (texts.refusals[state.notice.code] ?? texts.refusedOther)
        : texts.refusedOther
    default:
      return playBlock(state) === 'short' ? texts.noticeShort : ''
  }
}
