import { zonedDate } from '@koi/api-core/dates'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'

/** An order number that can be read out on the phone: `W`, the day in the business time zone, ten random digits. */
export function newOrderNumber({ clock, random }: Context): string {
  const day = zonedDate(clock.now(), { timeZone: access.timeZone }).replaceAll('-', '').slice(2)
  const digits = Array.from({ length: 10 }, () => random.below(10)).join('')
  return `W${day}${digits}`
}
