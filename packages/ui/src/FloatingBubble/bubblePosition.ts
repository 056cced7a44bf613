/** Where a bubble rests. It means the same on every window, so that it can be remembered. */
export interface BubblePosition {
  readonly edge: 'start' | 'end'
  /** How far down between the top (0) and the bottom (1) of the room it has. */
  readonly down: number
}
