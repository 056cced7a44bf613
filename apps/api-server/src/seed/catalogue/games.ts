import type { GameType } from '@koi/contract/gameTypes'
import { chessGames } from './chessGames.ts'
import { fishGames } from './fishGames.ts'
import type { CatalogueGame } from './gamesOf.ts'
import { liveGames } from './liveGames.ts'
import { lotteryGames } from './lotteryGames.ts'
import { slotGames } from './slotGames.ts'
import { sportsGames } from './sportsGames.ts'

const gamesByKind: Readonly<Record<GameType, readonly CatalogueGame[]>> = {
  sports: sportsGames,
  live: liveGames,
  chess: chessGames,
  slots: slotGames,
  lottery: lotteryGames,
  fish: fishGames,
}

/** Every game of the seed (D20), about 300 over 29 venues. */
export const games: readonly CatalogueGame[] = Object.values(gamesByKind).flat()
