import { DATE_PRESETS } from '../constants/constants.ts'
import { zonedDate, zonedDayStart } from './dates.ts'

/** The number of a date preset (D12). */
export type DatePreset = (typeof DATE_PRESETS)[keyof typeof DATE_PRESETS]

/** A span of time, with its start and without its end: `[start, end)`. */
export interface DateSpan {
  readonly start: Date
  readonly end: Date
}

// First day and day after the last, counted from today, in the order of the presets.
const DAYS = [
  [0, 1],
  [-1, 0],
  [-6, 1],
  [-29, 1],
] as const

/**
 * The span of whole days that a preset means in a time zone, whatever zone the player's clock has; null for the preset
 * without bounds (D12).
 *
 * @throws RangeError when the preset or the zone is unknown, or the time invalid
 *
 * @example
 * ```ts
 * dateRange(0, { now: Date.UTC(2026, 10, 21, 4), timeZone: 'Asia/Shanghai' })?.start // 2026-11-20T16:00:00.000Z
 * dateRange(0, { now: Date.UTC(2026, 10, 21, 4), timeZone: 'Asia/Shanghai' })?.end   // 2026-11-21T16:00:00.000Z
 * ```
 */
export function dateRange(
  preset: DatePreset,
  { now, timeZone }: { now: Date | number; timeZone: string },
): DateSpan | null {
  if (preset === DATE_PRESETS.none) return null
  const [start, end] = DAYS[preset] ?? []
  if (start === undefined) throw new RangeError('Not a preset')
  const today = zonedDate(now, { timeZone })
  return {
    start: zonedDayStart(today, { timeZone, days: start }),
    end: zonedDayStart(today, { timeZone, days: end }),
  }
}
