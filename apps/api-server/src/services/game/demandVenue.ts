import type { Kysely, Selectable } from 'kysely'
import type { Schema, VenueTable } from '../../db/schema.ts'
import { refuse } from '../refuse.ts'

/** @throws Refusal `unknown-venue`. */
export async function demandVenue(db: Kysely<Schema>, id: number): Promise<Selectable<VenueTable>> {
  const venue = await db.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirst()
  return venue ?? refuse('unknown-venue')
}
