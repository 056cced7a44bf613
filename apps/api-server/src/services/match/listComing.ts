import { zonedDate } from '@koi/api-core/dates'
import type { Wire } from '@koi/contract'
import type { Match } from '@koi/contract/match'
import type { Context } from '../context.ts'
import { type MatchView, readDay } from './readDay.ts'

/** The next matches that have not started, of today and the two days after it. */
export async function listComing({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'clock' | 'keyring'>
  input: Omit<MatchView, 'now'> & { readonly limit: number }
}) {
  const { brand, locale, limit } = input
  const keyring = await ctx.keyring()
  const now = ctx.clock.now()
  const today = zonedDate(now, { timeZone: brand.timeZone })
  const coming: Wire<Match>[] = []
  // A day is not worked out before it is needed.
  for (let days = 0; days <= 2 && coming.length < limit; days += 1)
    coming.push(
      ...readDay(keyring, today, { brand, locale, now }, days).filter(({ state }) => state === 'coming'),
    )
  return { items: coming.slice(0, limit) }
}
