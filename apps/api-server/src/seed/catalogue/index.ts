export type { CatalogueGame, GameTag } from './gamesOf.ts'
export { type CatalogueVenue, venues } from './venues.ts'
export { games } from './games.ts'
