import { zonedDate } from '@koi/api-core/dates'
import { calendarDate } from '@koi/contract'
import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import * as v from 'valibot'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { type Field, useField } from '../forms/useField.ts'

/** A birth date inside its form; `max` is the youngest that is of age, `minimumAge` its age in years. */
export interface BirthDateField extends Field {
  readonly max: string
  readonly minimumAge: number
}

/** A birth date of somebody of age. */
export function useBirthDate(): BirthDateField {
  const brand = useBrand()
  const { serverClock } = useRuntime()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  const minimumAge = Math.max(brand.minimumAge, info?.minimumAge ?? 0)
  const max = latestBirthDate({ now: serverClock.now(), timeZone: brand.timeZone, minimumAge })
  const field = useField('', (text) => {
    if (text === '') return m.auth_birth_date_required()
    if (!v.is(calendarDate, text) || text < '1900-01-01') return m.auth_birth_date_rule()
    return text <= max ? null : m.auth_underage({ age: minimumAge })
  })
  return { ...field, max, minimumAge }
}

/** The youngest birth date that is of age today in the business time zone, `YYYY-MM-DD`. */
export function latestBirthDate(options: { now: number; timeZone: string; minimumAge: number }): string {
  const [year = '', ...monthAndDay] = zonedDate(options.now, options).split('-')
  const day = [String(Number(year) - options.minimumAge).padStart(4, '0'), ...monthAndDay].join('-')
  // On a leap day the year of birth may have none: its last February day is of age as well.
  return v.safeParse(calendarDate, day).success ? day : day.replace(/29$/, '28')
}
