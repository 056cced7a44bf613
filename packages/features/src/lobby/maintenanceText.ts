import { formatDateTime } from '@koi/api-core/dates'
import type { VenueStatus } from '@koi/contract'
import { m } from '@koi/i18n'

/** `维护中，预计 11-23 06:00 恢复`; null when the venue is open. */
export function maintenanceText(status: VenueStatus, timeZone: string): string | null {
  if (status.state === 'open') return null
  if (status.until === null) return m.errors_venue_maintenance_plain()
  return m.lobby_maintenance_until({ time: formatDateTime(status.until, { timeZone }).slice(5, 16) })
}
