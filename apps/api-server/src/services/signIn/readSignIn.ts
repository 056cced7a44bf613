import { fenToDecimal } from '@koi/api-core/amount'
import { zonedDate } from '@koi/api-core/dates'
import { access } from '../../rules/access.ts'
import { signInRules } from '../../rules/rewards.ts'
import type { Context } from '../context.ts'
import { mayReceivePromotions } from '../mayReceive.ts'
import { readPoints } from '../reward/points.ts'
import { signInLadder } from '../reward/readRewardRules.ts'
import { addDays, madeUp, readDays } from './signDays.ts'
import { countMadeUp } from './signIn.ts'

/** The days from a day to another, both included. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The sign-in calendar: this month, and of the last one what can still be made up. */
export async function readSignIn({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const { memberId } = input
  const { timeZone } = access
  const { reach, perMonth, cost } = signInRules.makeUp
  const today = zonedDate(ctx.clock.now(), { timeZone })
  const { created_at: joined } = await ctx.db
    .selectFrom('members')
    .select('created_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const reached = addDays(today, -reach)
  const registered = zonedDate(joined, { timeZone })
  const first = `${today.slice(0, 7)}-01`
  const signed = await readDays(ctx.db, { memberId, from: addDays(reached < first ? reached : first, -1) })
  const streak = signed.get(today)?.streak ?? signed.get(addDays(today, -1))?.streak ?? 0
  const left = Math.max(perMonth - (await countMadeUp(ctx.db, { memberId, today })), 0)
  const makeUpOf = (day: string) => {
    if (day < registered) return 'registration' as const
    if (day < reached) return 'reach' as const
    return left > 0 ? ('open' as const) : ('limit' as const)
  }
  return {
    today,
    timeZone,
    eligible: await mayReceivePromotions(ctx.db, { ctx, memberId }),
    signedToday: signed.has(today),
    streak,
    points: await readPoints(ctx.db, memberId),
    makeUpsLeft: left,
    makeUpCost: cost,
    makeUpReach: reach,
    ladder: signInLadder(),
    days: daysBetween(reached < first ? reached : first, today).map((day) => {
      const done = signed.get(day)
      // What the day would bring now: today goes on with the streak, a missed day closes a gap.
      const next = madeUp(signed, day)
      return {
        day,
        signed: done !== undefined,
        madeUp: done?.madeUp ?? false,
        makeUp: done || day === today ? null : makeUpOf(day),
        reward: fenToDecimal(done?.reward ?? next.reward),
        points: done?.points ?? next.points,
      }
    }),
  }
}
