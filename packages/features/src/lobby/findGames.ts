import type { CatalogueGame } from '../venues/useCatalogue.ts'

/** Which games: all, new ones, those played most, and for members their favourites and those they played last. */
export const gameFilters = ['all', 'hot', 'new', 'favourite', 'recent'] as const

export type GameFilter = (typeof gameFilters)[number]

/** Ids of games in the order in which they are to be shown. */
export interface GameLists {
  /** Those that most members play, the most played first. */
  readonly popular: readonly string[]
  /** The member's, the newest first. */
  readonly favourites: readonly string[]
  /** The member's, the latest first. */
  readonly recents: readonly string[]
}

/** What the player looks for. */
export interface GameSearch {
  /** Null for the games of all venues. */
  readonly venue: number | null
  readonly search: string
  readonly filter: GameFilter
}

/** What a game can be found by. */
type Searchable = Pick<CatalogueGame, 'name' | 'pinyin' | 'initials'>
type Filterable = Searchable & Pick<CatalogueGame, 'gameId' | 'venueId' | 'tags'>

/** The games that fit, the best fits first and otherwise in the order of the filter. */
export function findGames<G extends Filterable>(
  games: readonly G[],
  { venue, search, filter }: GameSearch,
  lists: GameLists,
): readonly G[] {
  const ofVenue = venue === null ? games : games.filter((game) => game.venueId === venue)
  const filtered = filterGames(ofVenue, filter, lists)
  const wanted = plain(search)
  if (wanted === '') return filtered
  return filtered
    .flatMap((game) => {
      const rank = rankOf(game, wanted)
      return rank === null ? [] : [{ game, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game)
}

function filterGames<G extends Filterable>(
  games: readonly G[],
  filter: GameFilter,
  lists: GameLists,
): readonly G[] {
  switch (filter) {
    case 'new':
      return games.filter(({ tags }) => tags.includes('new'))
    case 'hot': {
      const played = new Set(lists.popular)
      const hot = games.filter(({ gameId, tags }) => played.has(gameId) || tags.includes('hot'))
      return popularFirst(hot, lists.popular)
    }
    case 'favourite':
      return inOrder(games, lists.favourites)
    case 'recent':
      return inOrder(games, lists.recents)
    default:
      return games
  }
}

/** The games that a list of ids names, in its order; an id of a title that is gone is passed over. */
export function inOrder<G extends Pick<CatalogueGame, 'gameId'>>(
  games: readonly G[],
  ids: readonly string[],
): readonly G[] {
  if (ids.length === 0) return []
  const byId = new Map(games.map((game) => [game.gameId, game]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** All games: those that are played, the most played first, then those that their venue calls hot, then the others. */
export function popularFirst<G extends Pick<CatalogueGame, 'gameId' | 'tags'>>(
  games: readonly G[],
  popular: readonly string[],
): readonly G[] {
  const places = new Map(popular.map((id, index) => [id, index]))
  const place = ({ gameId, tags }: G) =>
    places.get(gameId) ?? (tags.includes('hot') ? popular.length : popular.length + 1)
  return games.toSorted((a, b) => place(a) - place(b))
}

/**
 * How well a game fits a search, 0 the best; null when it does not. Names match anywhere, in any width and case; Latin
 * letters match pinyin and initials as well. An empty search fits everything equally.
 */
export function searchRank(game: Searchable, search: string): number | null {
  const wanted = plain(search)
  return wanted === '' ? 0 : rankOf(game, wanted)
}

const plainFields = new WeakMap<Searchable, readonly string[]>()

/** What a game is found by, in the order of its worth; read once for each game, not with every letter that is typed. */
function fieldsOf(game: Searchable): readonly string[] {
  const known = plainFields.get(game)
  if (known) return known
  const fields = [game.name, game.initials, game.pinyin].map(plain)
  plainFields.set(game, fields)
  return fields
}

function rankOf(game: Searchable, wanted: string): number | null {
  const fields = fieldsOf(game)
  const start = fields.findIndex((field) => field.startsWith(wanted))
  if (start >= 0) return start
  const inside = fields.findIndex((field) => field.includes(wanted))
  return inside >= 0 ? fields.length + inside : null
}

function plain(text: string): string {
  // Nearly all names, and all pinyin and initials, are of these letters, which have one form: thousands are read in a frame.
  if (/^[a-z0-9 \u4e00-\u9fff]*$/i.test(text)) return text.toLowerCase().replaceAll(' ', '')
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·'’-]+/gu, '')
}
