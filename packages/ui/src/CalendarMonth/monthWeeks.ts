import { addDays } from './addDays.ts'
import { addMonths } from './addMonths.ts'
import { weekdayOf } from './weekdayOf.ts'

/** The weeks of a month `YYYY-MM`, Monday first; null where a day belongs to another month. */
export function monthWeeks(month: string): (string | null)[][] {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const days = Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(`${month}-01`, index))
  const cells = [...Array<null>(weekdayOf(`${month}-01`)).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => cells[week * 7 + weekday] ?? null),
  )
}
