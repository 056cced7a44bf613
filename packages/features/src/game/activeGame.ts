import type { ApiFailure } from '@koi/store'

/** The game that is still open, as a refusal `game-active` names it. */
export interface ActiveGame {
  readonly venueId: number | null
  readonly gameId: string | null
}

/** The open game in a failed launch; null when the launch failed for another reason. */
export function activeGame({ code, details }: ApiFailure): ActiveGame | null {
  if (code !== 'game-active') return null
  const { venueId, gameid } = details ?? {}
  return {
    venueId: typeof venueId === 'number' ? venueId : null,
    gameId: typeof gameid === 'string' ? gameid : null,
  }
}
