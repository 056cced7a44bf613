import { zonedDate } from './zonedDate.ts'
import { zonedFields } from './zonedFields.ts'

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
  const ms = new Date(time).getTime()
  const { hour, minute, second } = zonedFields(timeZone)(ms)
  const clock = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
  return `${zonedDate(ms, { timeZone })} ${clock}`
}
