import type { GameType } from '../calls/session.ts'
import { createFishScene } from './fishScene.ts'
import { createLiveScene } from './liveScene.ts'
import { createLotteryScene } from './lotteryScene.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { createSlotsScene } from './slotsScene.ts'
import { createSportsScene } from './sportsScene.ts'
import { createTilesScene } from './tilesScene.ts'

const looks: Readonly<Record<GameType, (deps: SceneDeps) => Scene>> = {
  sports: createSportsScene,
  live: createLiveScene,
  chess: createTilesScene,
  slots: createSlotsScene,
  lottery: createLotteryScene,
  fish: createFishScene,
}

/** The look of a kind of game. */
export function createScene(kind: GameType, deps: SceneDeps): Scene {
  return looks[kind](deps)
}
