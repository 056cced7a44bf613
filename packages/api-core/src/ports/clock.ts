/**
 * Tells the time in milliseconds since the epoch. `Date` itself fits.
 *
 * @example
 * ```ts
 * const clock: Clock = { now: () => Date.UTC(2026, 10, 21) }
 * ```
 */
export interface Clock {
  now(): number
}
