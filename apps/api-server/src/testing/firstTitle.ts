import type { EngineId } from '@koi/contract/engines'
import type { TestServer } from './createTestServer.ts'

/** The first title that an engine plays, in a venue that is open, by its least stake. */
export function firstTitle({ db }: Pick<TestServer, 'db'>, engine: EngineId) {
  return db
    .selectFrom('games as g')
    .innerJoin('venues as v', 'v.id', 'g.venue_id')
    .selectAll('g')
    .where('g.engine', '=', engine)
    .where('v.maintenance', '=', false)
    .orderBy('g.min_stake')
    .orderBy('g.id')
    .executeTakeFirstOrThrow()
}
