import { zonedDate } from '@koi/api-core/dates'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'

/** An order number that can be read out on the phone: `D`, the day in the business time zone, twelve random digits. */
export function orderNumber({ clock, random }: Pick<Context, 'clock' | 'random'>): string {
  const day = zonedDate(clock.now(), { timeZone: access.timeZone }).replaceAll('-', '').slice(2)
  return `D${day}${Array.from({ length: 12 }, () => random.below(10)).join('')}`
}
