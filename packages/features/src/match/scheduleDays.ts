import { zonedDate } from '@koi/api-core/dates'
import { m } from '@koi/i18n'

/** One of the days to choose from. */
export interface ScheduleDay {
  /** `2026-11-21`. */
  readonly day: string
  readonly label: string
}

const dayMs = 86_400_000
const reach = 3

function labelOf(day: string, distance: number): string {
  if (distance === -1) return m.match_day_yesterday()
  if (distance === 0) return m.match_day_today()
  if (distance === 1) return m.match_day_tomorrow()
  return day.slice(5)
}

/** Three days back, today and three days on, as the brand's time zone counts them at `now` (ms). */
export function scheduleDays(now: number, timeZone: string): readonly ScheduleDay[] {
  const today = Date.parse(`${zonedDate(now, { timeZone })}T00:00:00Z`)
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const distance = index - reach
    const day = new Date(today + distance * dayMs).toISOString().slice(0, 10)
    return { day, label: labelOf(day, distance) }
  })
}
