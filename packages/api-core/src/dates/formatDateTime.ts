import { zonedTime } from './zonedTime.ts'

/**
 * Writes a moment as both shells show it, in a time zone and in no language.
 *
 * @throws RangeError when the zone is unknown or the time invalid
 *
 * @example
 * ```ts
 * formatDateTime('2026-11-21T12:41:07Z', { timeZone: 'Asia/Shanghai' }) // '2026-11-21 20:41:07'
 * ```
 */
export function formatDateTime(time: string | Date | number, { timeZone }: { timeZone: string }): string {
  return zonedTime(timeZone)(time)
}
