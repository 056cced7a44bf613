import { usePlay } from '../game/PlayProvider.tsx'
import type { MatchEntry, MatchResult } from './matchEntry.ts'

/** Opens the game of a match with the match in it, and with what was chosen of it in the slip. */
export type PlayMatch = (
  match: Pick<MatchEntry, 'id' | 'venueId' | 'gameId'>,
  selection?: MatchResult,
) => void

/** Opens the game that a match is played in: not whichever its venue happens to have first. */
export function usePlayMatch(): PlayMatch {
  const { onPlay } = usePlay()
  return ({ id, venueId, gameId }, selection) =>
    onPlay({
      venueId,
      gameId,
      gameType: 'sports',
      match: selection === undefined ? { id } : { id, selection },
    })
}
