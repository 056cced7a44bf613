import * as v from 'valibot'

function isOnCalendar(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

/** A day without a zone, `"1990-02-28"`; days that the calendar does not have are refused. */
export const calendarDate = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'not a calendar day'))
