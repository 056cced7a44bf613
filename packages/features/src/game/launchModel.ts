import type { Navigate } from '../routing/navigate.ts'
import type { GameMode, GameTarget } from './gameTarget.ts'

interface Launching {
  /** Opens the game and goes to its container, `/sports` or `/venues`. */
  readonly onPlay: (target: GameTarget, mode?: GameMode) => void
}

/** Opening a game from anywhere. One dialog per screen shows the states other than `idle`. */
export type LaunchModel = Launching &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'launching'; readonly target: GameTarget; readonly mode: GameMode }
    /** A guest wants to play for real: show the login form in place; play goes on by itself after it. */
    | { readonly status: 'login'; readonly onCancel: () => void; readonly onDemo: () => void }
    /** One game at a time (RTS 14C): close `otherName` first? */
    | {
        readonly status: 'confirm'
        readonly otherName: string
        readonly onConfirm: () => void
        readonly onCancel: () => void
      }
    | {
        readonly status: 'error'
        readonly message: string
        readonly onRetry: () => void
        readonly onDismiss: () => void
      }
  )

export interface LaunchOptions {
  readonly navigate: Navigate
}
