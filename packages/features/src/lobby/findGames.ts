import type { GameFilter } from './gameLobbyModel.ts'
import type { SearchedGame } from './searchedGame.ts'
import { searchRank } from './searchRank.ts'

/** What the player looks for. */
export interface GameSearch {
  readonly platform: number | null
  readonly search: string
  readonly filter: GameFilter
}

/** The games that fit, the best fits first and otherwise in their given order. */
export function findGames<G extends SearchedGame>(games: readonly G[], wanted: GameSearch): readonly G[] {
  return games
    .filter((game) => wanted.platform === null || game.venueId === wanted.platform)
    .filter((game) => wanted.filter === 'all' || game.tags.includes(wanted.filter))
    .flatMap((game) => {
      const rank = searchRank(game, wanted.search)
      return rank === null ? [] : [{ game, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game)
}
