import type { GameMode, GameTarget, LaunchModel } from '@koi/features/game'
import type { GameEntry } from '@koi/features/lobby'
import { useState } from 'react'

/** The dialog from which a game is opened: the game looked at, and how its launch stands. */
export interface PlayDialogModel {
  readonly game: GameEntry | null
  readonly launch: LaunchModel
  readonly onOpen: (game: GameEntry) => void
  readonly onClose: () => void
  /** Opens a game or a platform at once, without looking at it first. */
  readonly onPlay: (target: GameTarget, mode?: GameMode) => void
}

/** One per screen that shows games. */
export function usePlayDialog(launch: LaunchModel): PlayDialogModel {
  const [game, setGame] = useState<GameEntry | null>(null)
  return {
    game,
    launch,
    onOpen: setGame,
    onClose: () => setGame(null),
    onPlay: launch.onPlay,
  }
}
