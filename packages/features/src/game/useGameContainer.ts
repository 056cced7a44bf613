import type { GameContainerOptions, GameContainerModel } from './gameContainerModel.ts'

export function useGameContainer(options: GameContainerOptions): GameContainerModel {
  throw new Error(`useGameContainer is not built yet${Object.keys(options).length}`)
}
