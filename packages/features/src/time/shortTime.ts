import { formatDateTime } from '@koi/api-core/dates'

/** An instant as a day and a time without year and seconds, `11-21 20:41`, in a time zone. */
export function shortTime(instant: Date | string | number, timeZone: string): string {
  return formatDateTime(instant, { timeZone }).slice(5, 16)
}
