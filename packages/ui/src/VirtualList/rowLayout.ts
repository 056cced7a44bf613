/** Where rows stand under each other, in px. */
export interface RowLayout {
  /** How high they are together. */
  readonly total: number
  /** How far from the top a row begins; `total` for the one after the last. */
  offset(index: number): number
  /** The row at a distance from the top; the first or the last beyond the ends. */
  indexAt(distance: number): number
}
