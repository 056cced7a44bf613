import { numberParam } from '../routing/numberParam.ts'
import type { GameMode } from './gameTarget.ts'

/** The game that a container's address asks for. */
export interface WantedGame {
  readonly venueId: number
  readonly gameId: string | null
  readonly mode: GameMode
}

/** Reads `venue`, `game` and `mode` from the query; null without a venue. */
export function wantedGame(params: URLSearchParams): WantedGame | null {
  const venueId = numberParam(params, 'venue')
  if (venueId === null || venueId === 0) return null
  const game = params.get('game')
  return {
    venueId,
    gameId: game !== null && /^[A-Za-z0-9_-]{1,40}$/.test(game) ? game : null,
    mode: params.get('mode') === 'demo' ? 'demo' : 'real',
  }
}
