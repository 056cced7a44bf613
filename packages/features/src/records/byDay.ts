/** What happened on one day of the business time zone, `2026-11-21`. */
export interface RecordDay<Row> {
  readonly day: string
  readonly rows: readonly Row[]
}

/** Groups what happened by its day, keeping the order; `timeOf` tells day and time, `2026-11-21 20:41:07`. */
export function byDay<Row>(rows: readonly Row[], timeOf: (row: Row) => string): readonly RecordDay<Row>[] {
  return [...Map.groupBy(rows, (row) => timeOf(row).slice(0, 10))].map(([day, ofDay]) => ({
    day,
    rows: ofDay,
  }))
}
