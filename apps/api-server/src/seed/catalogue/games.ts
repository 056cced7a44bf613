import type { CatalogueGame } from './catalogueGame.ts'
import { chessGames } from './chessGames.ts'
import { fishGames } from './fishGames.ts'
import { liveGames } from './liveGames.ts'
import { lotteryGames } from './lotteryGames.ts'
import { slotGames } from './slotGames.ts'
import { sportsGames } from './sportsGames.ts'

/** Every game of the seed (D20), about 300 over 29 venues. */
export const games: readonly CatalogueGame[] = [
  ...sportsGames,
  ...liveGames,
  ...chessGames,
  ...slotGames,
  ...lotteryGames,
  ...fishGames,
]
