import { byDay, type RecordDay } from './byDay.ts'
import type { BetRow } from './useBetRecord.ts'

/** The rounds of one day, each with its time on that day, `20:41:07`. */
export type BetDay = RecordDay<BetRow & { readonly time: string }>

/** Groups rounds by the day they were placed on, keeping their order. */
export function betDays(rows: readonly BetRow[]): readonly BetDay[] {
  const timed = rows.map((row) => Object.assign({}, row, { time: row.placedText.slice(11) }))
  return byDay(timed, ({ placedText }) => placedText)
}
