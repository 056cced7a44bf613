/** A span of time, with its start and without its end: `[start, end)`. */
export interface DateSpan {
  readonly start: Date
  readonly end: Date
}
