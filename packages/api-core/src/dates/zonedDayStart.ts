import { startOfDay } from './startOfDay.ts'

/**
 * The moment at which a calendar day starts in a time zone, `days` later if given.
 *
 * @throws RangeError when the date is no calendar day or the zone is unknown
 *
 * @example
 * ```ts
 * zonedDayStart('2026-11-21', { timeZone: 'Asia/Shanghai' }) // 2026-11-20T16:00:00.000Z
 * ```
 */
export function zonedDayStart(
  date: string,
  { timeZone, days = 0 }: { timeZone: string; days?: number | undefined },
): Date {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined || !isCalendarDay(year, month, day)) {
    throw new RangeError('Not a calendar day')
  }
  return new Date(startOfDay(year, month, day + days, timeZone))
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
