/** Where components read the time, in ms since 1970. */
export interface UiClock {
  now(): number
}
