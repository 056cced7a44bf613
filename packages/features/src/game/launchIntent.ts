import type { GameMode, GameTarget } from './gameTarget.ts'

/** One wish to play, with the key that it keeps over its repeats (D3). */
export interface LaunchIntent {
  readonly target: GameTarget
  readonly mode: GameMode
  readonly closeOther: boolean
  readonly key: string
}
