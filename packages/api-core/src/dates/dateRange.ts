import { DATE_PRESETS } from '../constants/datePresets.ts'
import type { DateSpan } from './dateSpan.ts'
import { startOfDay } from './startOfDay.ts'
import { zonedFields } from './zonedFields.ts'

/** The number of a date preset (D12). */
export type DatePreset = (typeof DATE_PRESETS)[keyof typeof DATE_PRESETS]

// First day and day after the last, counted from today.
const DAYS = new Map<number, readonly [number, number]>([
  [DATE_PRESETS.today, [0, 1]],
  [DATE_PRESETS.yesterday, [-1, 0]],
  [DATE_PRESETS.last7Days, [-6, 1]],
  [DATE_PRESETS.last30Days, [-29, 1]],
])

/**
 * The span of whole days that a preset means in a time zone, whatever zone the player's clock has; null for the preset
 * without bounds (D12).
 *
 * @throws RangeError when the preset or the zone is unknown, or the time invalid
 *
 * @example
 * ```ts
 * dateRange(0, { now: new Date('2026-11-21T04:00:00Z'), timeZone: 'Asia/Shanghai' })
 * // { start: 2026-11-20T16:00:00.000Z, end: 2026-11-21T16:00:00.000Z }
 * ```
 */
export function dateRange(
  preset: DatePreset,
  { now, timeZone }: { now: Date | number; timeZone: string },
): DateSpan | null {
  if (preset === DATE_PRESETS.none) return null
  const days = DAYS.get(preset)
  if (!days) throw new RangeError('Unknown date preset')
  const { year, month, day } = zonedFields(timeZone)(Number(now))
  return {
    start: new Date(startOfDay(year, month, day + days[0], timeZone)),
    end: new Date(startOfDay(year, month, day + days[1], timeZone)),
  }
}
