import { zonedFields } from './zonedFields.ts'

const DAY_MS = 86_400_000

/**
 * The first instant of a calendar day in a time zone, in milliseconds. Where clocks skip midnight that is the end of the
 * gap; where midnight comes twice it is the first. Month from 1; a day may lie outside its month, as with `Date.UTC`.
 */
export function startOfDay(year: number, month: number, day: number, timeZone: string): number {
  const read = zonedFields(timeZone)
  const wall = Date.UTC(year, month - 1, day)
  const offsetAt = (ms: number) => {
    const f = read(ms)
    return Date.UTC(f.year, f.month - 1, f.day, f.hour, f.minute, f.second) - Math.floor(ms / 1000) * 1000
  }
  const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]
  const hit = [wall - before, wall - after]
    .toSorted((a, b) => a - b)
    .find((candidate) => offsetAt(candidate) === wall - candidate)
  if (hit !== undefined) return hit
  // Midnight was skipped: the day starts where the clocks were put forward.
  let [low, high] = [wall - DAY_MS, wall + DAY_MS]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle) === before) low = middle
    else high = middle
  }
  return high
}
