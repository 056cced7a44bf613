/** One line of a chart. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** A value for each place of the axis, in integer fen; null where there is none. */
  readonly values: readonly (bigint | null)[]
}
