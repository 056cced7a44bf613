import type { Clock } from '../ports/clock.ts'

/** Reads a `Retry-After` header, given in seconds or as a date, as milliseconds from now; NaN where there is none. */
export function retryAfterMs(header: string | null, clock: Clock): number {
  return Number(header) * 1000 || Math.max(0, Date.parse(header ?? '') - clock.now())
}
