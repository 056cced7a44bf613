import type { GameType } from '@koi/contract/gameTypes'
import { m } from '@koi/i18n'
import { Banner } from '@koi/ui'

export interface DelayedNoticeProps {
  readonly gameType: GameType
  /** Draws one line of text in this class instead of a banner. */
  readonly lineClass?: string | undefined
}

/** Says that pictures of matches come late, where a kind shows any. */
export function DelayedNotice({ gameType, lineClass }: DelayedNoticeProps) {
  if (gameType !== 'sports') return null
  return lineClass === undefined ? (
    <Banner>{m.lobby_delayed()}</Banner>
  ) : (
    <p className={lineClass}>{m.lobby_delayed()}</p>
  )
}
