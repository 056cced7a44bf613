import type { BetRow } from '@koi/features/records'

/** The rounds of one day of the business time zone, `2026-11-21`. */
export interface BetDay {
  readonly day: string
  readonly rows: readonly BetRow[]
}

/** Groups rows by the day they were placed on, keeping their order. */
export function betDays(rows: readonly BetRow[]): readonly BetDay[] {
  const days = new Map<string, BetRow[]>()
  for (const row of rows) {
    const day = row.placedText.slice(0, 10)
    const known = days.get(day)
    if (known) known.push(row)
    else days.set(day, [row])
  }
  return [...days].map(([day, rows]) => ({ day, rows }))
}
