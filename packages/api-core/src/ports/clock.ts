/** Tells the time in milliseconds since the epoch. `Date` itself fits. */
export interface Clock {
  now(): number
}
