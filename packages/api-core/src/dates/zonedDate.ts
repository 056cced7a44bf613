import { zonedTime } from './zonedTime.ts'

/**
 * The calendar day of a time zone at a moment, as date inputs have it.
 *
 * @throws RangeError when the zone is unknown or the time invalid
 *
 * @example
 * ```ts
 * zonedDate(Date.UTC(2026, 10, 20, 16), { timeZone: 'Asia/Shanghai' }) // '2026-11-21'
 * ```
 */
export function zonedDate(now: Date | number, { timeZone }: { timeZone: string }): string {
  return zonedTime(timeZone)(now).slice(0, 10)
}
