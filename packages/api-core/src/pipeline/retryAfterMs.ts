import type { Clock } from '../ports/clock.ts'

/** Reads a `Retry-After` header, given in seconds or as a date, as milliseconds from now. */
export function retryAfterMs(header: string | null, clock: Clock): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const ms = seconds >= 0 ? seconds * 1000 : Date.parse(header) - clock.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
