import type { BetRow } from './useBetRecord.ts'

/** The rounds of one day of the business time zone, `2026-11-21`, each with its time on that day, `20:41:07`. */
export interface BetDay {
  readonly day: string
  readonly rows: readonly (BetRow & { readonly time: string })[]
}

/** Groups rounds by the day they were placed on, keeping their order. */
export function betDays(rows: readonly BetRow[]): readonly BetDay[] {
  const timed = rows.map((row) => {
    const [day = '', time = ''] = row.placedText.split(' ')
    return { day, row: { ...row, time } }
  })
  return [...Map.groupBy(timed, ({ day }) => day)].map(([day, entries]) => ({
    day,
    rows: entries.map(({ row }) => row),
  }))
}
