import { zonedDate } from '@koi/api-core/dates'
import { calendarDate } from '@koi/contract'
import * as v from 'valibot'

/** The youngest birth date that is of age today in the business time zone, `YYYY-MM-DD`. */
export function latestBirthDate(options: { now: number; timeZone: string; minimumAge: number }): string {
  const [year = '', ...monthAndDay] = zonedDate(options.now, options).split('-')
  const day = [String(Number(year) - options.minimumAge).padStart(4, '0'), ...monthAndDay].join('-')
  // On a leap day the year of birth may have none: its last February day is of age as well.
  return v.safeParse(calendarDate, day).success ? day : day.replace(/29$/, '28')
}
