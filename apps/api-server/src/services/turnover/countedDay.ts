import { zonedDate } from '@koi/api-core/dates'
import { access } from '../../rules/access.ts'

/** A round that is settled around midnight takes its time before it is written. */
const stillWritten = 5 * 60_000

/**
 * The day of the business time zone before which all turnover is counted. What is worked out once from a day that is over goes
 * by it: from today it differs in the first minutes only.
 */
export function countedDay(now: number): string {
  return zonedDate(now - stillWritten, { timeZone: access.timeZone })
}
