import { zonedDate, zonedDayStart } from '@koi/api-core/dates'

/**
 * The first day that records show: the same day a year ago, so that today and twelve months before it are there.
 *
 * @example
 * ```ts
 * firstRecordDay(Date.UTC(2026, 10, 23, 4), { timeZone: 'Asia/Shanghai' }) // '2025-11-23'
 * ```
 */
export function firstRecordDay(now: number, zone: { readonly timeZone: string }): string {
  const [year = '', month = '', day = ''] = zonedDate(now, zone).split('-')
  // No other year has the leap day.
  const same = `${month}-${day}` === '02-29' ? '02-28' : `${month}-${day}`
  return `${Number(year) - 1}-${same}`
}

/** When that day begins. */
export function firstRecordTime(now: number, zone: { readonly timeZone: string }): Date {
  return zonedDayStart(firstRecordDay(now, zone), zone)
}
