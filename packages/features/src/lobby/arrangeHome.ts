import type { GameType } from '@koi/contract/gameTypes'
import type { CatalogueGame } from '../venues/useCatalogue.ts'
import { inOrder, popularFirst, type GameLists } from './findGames.ts'

/** How many games each part of the home page shows at most. */
export const homeLimits = { own: 6, popular: 12, rail: 8, shelf: 4 } as const

type Placed = Pick<CatalogueGame, 'gameId' | 'venueId' | 'gameType' | 'tags' | 'venueStatus'>

/** The games of the home page by their places. */
export interface HomeGames<G> {
  /** What the member played last. */
  readonly recents: readonly G[]
  /** The member's favourites that are not among those. */
  readonly favourites: readonly G[]
  readonly popular: readonly G[]
  /** The games of a kind in place of the popular ones, which it may have again. */
  readonly railOf: (kind: GameType) => readonly G[]
  /** The games of a kind beside the popular ones. */
  readonly shelfOf: (kind: GameType) => readonly G[]
}

/**
 * Puts games in their places, so that no title is twice in sight: what the member chose comes first, then what most members
 * play. Where nobody has played yet, venues take turns with what they call hot. Closed venues are only among the member's own.
 */
export function arrangeHome<G extends Placed>(games: readonly G[], lists: GameLists): HomeGames<G> {
  const seen = new Set<G>()
  const take = (from: readonly G[], limit: number) => {
    const taken = from.filter((game) => !seen.has(game)).slice(0, limit)
    for (const game of taken) seen.add(game)
    return taken
  }
  const recents = take(inOrder(games, lists.recents), homeLimits.own)
  const favourites = take(inOrder(games, lists.favourites), homeLimits.own)
  const own = new Set(seen)

  const open = games.filter(({ venueStatus }) => venueStatus.state === 'open')
  const ordered = [...new Set([...inOrder(open, lists.popular), ...inTurn(open)])]
  const popular = take(ordered, homeLimits.popular)
  const ofKind = (kind: GameType) => ordered.filter(({ gameType }) => gameType === kind)
  return {
    recents,
    favourites,
    popular,
    railOf: (kind) =>
      ofKind(kind)
        .filter((game) => !own.has(game))
        .slice(0, homeLimits.rail),
    shelfOf: (kind) =>
      ofKind(kind)
        .filter((game) => !seen.has(game))
        .slice(0, homeLimits.shelf),
  }
}

/** Venue by venue in turn, so that none crowds out the others; each begins with what it calls hot. */
function inTurn<G extends Placed>(games: readonly G[]): readonly G[] {
  const queues = [...Map.groupBy(games, ({ venueId }) => venueId).values()].map((own) =>
    popularFirst(own, []),
  )
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  ).flat()
}
