import { zonedDate } from '@koi/api-core/dates'
import type { MatchState } from '@koi/contract/match'
import type { Context } from '../context.ts'
import { pageOffset, type PageInput } from '../page.ts'
import { type MatchView, readDay } from './readDay.ts'

interface MatchFilter extends PageInput, Omit<MatchView, 'now'> {
  /** Today without it. */
  readonly day: string | undefined
  readonly league: string | undefined
  readonly state: MatchState | undefined
}

/**
 * The matches of a day, in the order they start. What is live does not end with the day: today has the matches of
 * yesterday that are still played, too.
 *
 * @throws Refusal `invalid-input` for a page that is too deep.
 */
export async function listMatches({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'clock' | 'keyring'>
  input: MatchFilter
}) {
  const { brand, locale, league, state, page, pageSize } = input
  const offset = pageOffset(input)
  const keyring = await ctx.keyring()
  const now = ctx.clock.now()
  const today = zonedDate(now, { timeZone: brand.timeZone })
  const { day = today } = input
  const view = { brand, locale, now }
  const late =
    day === today ? readDay(keyring, today, view, -1).filter((match) => match.state === 'live') : []
  const found = [...late, ...readDay(keyring, day, view)].filter(
    (match) =>
      (league === undefined || match.league.id === league) && (state === undefined || match.state === state),
  )
  return { items: found.slice(offset, offset + pageSize), page, pageSize, total: found.length }
}
