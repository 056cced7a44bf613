import type { Kysely, Selectable } from 'kysely'
import type { Schema, VenueTable } from '../../db/schema.ts'
import { refuse } from '../refuse.ts'
import { demandVenue } from './demandVenue.ts'

/** @throws Refusal `unknown-venue`, or `venue-maintenance` with `until`. */
export async function demandOpenVenue(db: Kysely<Schema>, id: number): Promise<Selectable<VenueTable>> {
  const venue = await demandVenue(db, id)
  if (venue.maintenance) {
    refuse('venue-maintenance', { until: venue.maintenance_until?.toISOString() ?? null })
  }
  return venue
}
