import { usePlay } from '../game/PlayProvider.tsx'
import type { MatchEntry } from './matchEntry.ts'

/** Opens the game that a match is played in: not whichever its venue happens to have first. */
export function usePlayMatch(): (match: Pick<MatchEntry, 'venueId' | 'gameId'>) => void {
  const { onPlay } = usePlay()
  return ({ venueId, gameId }) => onPlay({ venueId, gameId, gameType: 'sports' })
}
