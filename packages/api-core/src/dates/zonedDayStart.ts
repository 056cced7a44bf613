import { zonedTime } from './zonedTime.ts'

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
  const day = midnight.toJSON().slice(0, 10)
  const write = zonedTime(timeZone)
  // Zones lie within a day of UTC. ISO dates sort as text, so the day has begun where the date is not below it.
  let low = Number(midnight) - DAY_MS
  let high = Number(midnight) + DAY_MS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (write(middle) >= day) high = middle
    else low = middle
  }
  return new Date(high)
}
