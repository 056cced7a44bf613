import { addDays } from './addDays.ts'
import { addMonths } from './addMonths.ts'
import { weekdayOf } from './weekdayOf.ts'

function sameDate(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months)
  const moved = addDays(`${month}-01`, Number(day.slice(8)) - 1)
  return moved.startsWith(month) ? moved : addDays(`${addMonths(month, 1)}-01`, -1)
}

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDate(day, -1),
  PageDown: (day) => sameDate(day, 1),
}

/** Where a key leads from a day `YYYY-MM-DD`, as the ARIA date grid has it; undefined for any other key. */
export function dayAfterKey(key: string, day: string): string | undefined {
  return moves[key]?.(day)
}
