/** What is said of a day. */
export interface CalendarMark {
  /** `done` has a tick, `missed` a dash inside a dashed edge, `lost` a faint dash, `reward` a gift in gold. */
  readonly kind: 'done' | 'missed' | 'lost' | 'reward'
  /** What the mark means, read aloud. */
  readonly label: string
  /** A few characters under the day: what it brought. */
  readonly detail?: string | undefined
}
