import type { GameContainerModel } from '@koi/features/game'

/** The container's model while a game is in its frame. */
export type ReadyGame = Extract<GameContainerModel, { status: 'ready' }>
