import type { VenueStatus } from '@koi/contract'

/** Whether a venue is open. */
export function toVenueStatus(row: { maintenance: boolean; maintenance_until: Date | null }): VenueStatus {
  if (!row.maintenance) return { state: 'open' }
  return { state: 'maintenance', until: row.maintenance_until?.toISOString() ?? null }
}
