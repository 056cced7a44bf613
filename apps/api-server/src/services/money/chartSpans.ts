import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import type { ChartStep } from '@koi/contract/movement'

/** What one point of a chart sums up, in whole days. */
export interface ChartSpan {
  /** Its first day, `YYYY-MM-DD`. */
  readonly day: string
  readonly start: number
  readonly end: number
}

const dayMs = 86_400_000
/** So many points fit on a phone, and still tell their days apart. */
const mostDays = 31
const mostWeeks = 26

const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / dayMs

/** The first day after the step that a day is part of; weeks begin on Monday. */
function after(day: string, step: ChartStep): string {
  switch (step) {
    case 'week':
      return shifted(day, 7 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
    case 'month':
      return `${shifted(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
    case 'day':
    default:
      return shifted(day, 1)
  }
}

/** Divides a time into days, weeks or months of a zone, whole days at both ends, so that there are never many. */
export function chartSpans(
  start: Date,
  end: Date,
  zone: { readonly timeZone: string },
): { readonly step: ChartStep; readonly spans: readonly ChartSpan[] } {
  if (start >= end) return { step: 'day', spans: [] }
  const first = zonedDate(start, zone)
  const last = zonedDate(end.getTime() - 1, zone)
  const days = daysBetween(first, last) + 1
  const step = days <= mostDays ? 'day' : days <= mostWeeks * 7 ? 'week' : 'month'
  const spans: ChartSpan[] = []
  for (let day = first; day <= last;) {
    const next = after(day, step)
    const until = next > last ? shifted(last, 1) : next
    spans.push({
      day,
      start: zonedDayStart(day, zone).getTime(),
      end: zonedDayStart(until, zone).getTime(),
    })
    day = next
  }
  return { step, spans }
}
