import { zonedDate } from '@koi/api-core/dates'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'

/**
 * The number of an order that can be read out on the phone: `D` for a deposit or `W` for a withdrawal, the day in the
 * business time zone, ten random digits.
 */
export function orderNumber({ clock, random }: Pick<Context, 'clock' | 'random'>, letter: 'D' | 'W'): string {
  const day = zonedDate(clock.now(), { timeZone: access.timeZone }).replaceAll('-', '').slice(2)
  return `${letter}${day}${Array.from({ length: 10 }, () => random.below(10)).join('')}`
}
