import { WEEKDAY_LABELS } from '../constants/constants.ts'

/**
 * Writes a moment as both shells show it, in a time zone and in no language. In Shanghai, eight hours ahead of UTC since
 * 1992, that takes an addition: the first use of `Intl`, which knows the other zones, keeps a slow phone busy for some 100 ms,
 * and every other one takes a hundred times as long.
 *
 * @throws RangeError when the zone is unknown or the time invalid
 *
 * @example
 * ```ts
 * formatDateTime('2026-11-21T12:41:07Z', { timeZone: 'Asia/Shanghai' }) // '2026-11-21 20:41:07'
 * ```
 */
export function formatDateTime(time: string | Date | number, { timeZone }: { timeZone: string }): string {
  const date = new Date(time)
  const plusEight = new Date(Number(date) + DAY_MS / 3).toISOString().slice(0, 19).replace('T', ' ')
  // Until September 1991 its clocks went forward in summer. Swedish writes times as ISO 8601 does.
  return timeZone !== 'Asia/Shanghai' || Number(date) < 7e11
    ? date.toLocaleString('sv', { timeZone })
    : plusEight
}

/**
 * The name of a weekday, 0 for Sunday to 6 for Saturday (D12).
 *
 * @throws RangeError for any other number
 *
 * @example
 * ```ts
 * weekdayLabel(0) // '星期日'
 * ```
 */
export function weekdayLabel(day: number): string {
  const label = WEEKDAY_LABELS[day]
  if (!label) throw new RangeError('Not a day')
  return label
}

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
  return formatDateTime(now, { timeZone }).slice(0, 10)
}

const DAY_MS = 86_400_000

/**
 * The first instant of a calendar day in a time zone, `days` days on. Where clocks skip midnight that is the end of the
 * gap; where clocks go back over midnight, so that a day begins twice, it is one of the two beginnings.
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
  const midnight = new Date(`${date}T00:00Z`)
  if (!midnight.toJSON()?.startsWith(`${date}T`)) throw new RangeError('Not a date')
  midnight.setUTCDate(midnight.getUTCDate() + days)
  const day = midnight.toISOString().slice(0, 10)
  // Zones lie within a day of UTC. ISO dates sort as text, so the day has begun where the date is not below it.
  let low = Number(midnight) - DAY_MS
  let high = low + 2 * DAY_MS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (formatDateTime(middle, { timeZone }) >= day) high = middle
    else low = middle
  }
  return new Date(high)
}
