import type { CatalogueVenue } from './catalogue.ts'
import type { CatalogueGame } from './gameEntries.ts'
import type { HomeChip } from './homeModel.ts'

/** Hot games first, otherwise as they stand. */
function hotFirst(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  return games.toSorted((a, b) => Number(b.tags.includes('hot')) - Number(a.tags.includes('hot')))
}

/**
 * Up to `limit` games of a chip, taken from open venues in turn so that no platform crowds out the others. No play data is
 * known, so popular means what the platforms mark as hot.
 */
export function popularGames(
  venues: readonly CatalogueVenue[],
  chip: HomeChip,
  limit: number,
): readonly CatalogueGame[] {
  const queues = venues
    .filter(({ venue }) => venue.status.state === 'open')
    .map(({ games }) => hotFirst(games).filter((game) => chip === 'all' || game.tags.includes(chip)))
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  )
    .flat()
    .slice(0, limit)
}
