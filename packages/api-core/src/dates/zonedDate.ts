import { zonedFields } from './zonedFields.ts'

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

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
  const { year, month, day } = zonedFields(timeZone)(Number(now))
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}
