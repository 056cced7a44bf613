import type { MovementRow } from './movementRow.ts'

/** The movements of one day of the business time zone, each with its time on that day. */
export interface MovementDay {
  readonly day: string
  readonly rows: readonly MovementRow[]
}

/** Groups movements by their day, keeping their order. */
export function movementDays(rows: readonly MovementRow[]): readonly MovementDay[] {
  return [...Map.groupBy(rows, ({ time }) => time.slice(0, 10))].map(([day, entries]) => ({
    day,
    rows: entries,
  }))
}
