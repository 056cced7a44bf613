import type { VenueStatus } from '@koi/contract/game'
import { m } from '@koi/i18n'
import { shortTime } from '../time/shortTime.ts'
import type { GameEntry } from './useCatalogue.ts'

/** `维护中，预计 11-23 06:00 恢复`; null when the venue is open. */
export function maintenanceText(status: VenueStatus, timeZone: string): string | null {
  if (status.state === 'open') return null
  if (status.until === null) return m.errors_venue_maintenance_plain()
  return m.lobby_maintenance_until({ time: shortTime(status.until, timeZone) })
}

/** The one word on a game's cover; null without one. */
export function gameBadge({ tags }: Pick<GameEntry, 'tags'>): string | null {
  if (tags.includes('hot')) return m.lobby_tag_hot()
  return tags.includes('new') ? m.lobby_tag_new() : null
}
