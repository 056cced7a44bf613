import type { VenueStatus } from '@koi/contract/game'
import type { Kysely, Selectable } from 'kysely'
import type { VenueTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refusal.ts'

/** @throws Refusal `unknown-venue`. */
async function requireVenue(db: Kysely<Schema>, id: number): Promise<Selectable<VenueTable>> {
  const venue = await db.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirst()
  return venue ?? refuse('unknown-venue')
}

/** @throws Refusal `unknown-venue`, or `venue-maintenance` with `until`. */
export async function requireOpenVenue(db: Kysely<Schema>, id: number): Promise<Selectable<VenueTable>> {
  const venue = await requireVenue(db, id)
  if (venue.maintenance) {
    refuse('venue-maintenance', { until: venue.maintenance_until?.toISOString() ?? null })
  }
  return venue
}

/** Whether a venue is open. */
export function toVenueStatus(row: { maintenance: boolean; maintenance_until: Date | null }): VenueStatus {
  if (!row.maintenance) return { state: 'open' }
  return { state: 'maintenance', until: row.maintenance_until?.toISOString() ?? null }
}
