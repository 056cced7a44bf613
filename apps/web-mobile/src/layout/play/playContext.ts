import type { GameMode, GameTarget } from '@koi/features/game'
import type { GameEntry } from '@koi/features/lobby'
import { createContext } from 'react'

/** How any screen opens a game. */
export interface Play {
  /** Shows what a game is, with the ways to play it. */
  readonly onGame: (entry: GameEntry) => void
  /** Opens a game, or a platform's first one, at once. */
  readonly onPlay: (target: GameTarget, mode: GameMode) => void
}

export const PlayContext = createContext<Play | null>(null)
