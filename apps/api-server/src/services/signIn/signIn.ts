import { fenToDecimal } from '@koi/api-core/amount'
import { zonedDate } from '@koi/api-core/dates'
import { makeUpSignIn as makeUpEndpoint, signIn as endpoint } from '@koi/contract/signIn'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { rewardOfDay, signInRules } from '../../rules/rewards.ts'
import { payReward } from '../bonus/grantBonus.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { requireMayReceive } from '../mayReceive.ts'
import { lockMember } from '../promotion/promotion.ts'
import { refuse } from '../refusal.ts'
import { movePoints } from '../reward/points.ts'
import { addDays, madeUp, readDays, type SignedDay } from './signDays.ts'

interface SignInRequest {
  readonly memberId: string
  readonly key: string | null
}

/** A day that is signed, with what it brings. */
interface NewDay extends Pick<SignedDay, 'day' | 'streak' | 'reward' | 'points' | 'madeUp'> {
  readonly memberId: string
  readonly at: Date
}

async function writeDay(trx: Transaction<Schema>, ctx: Context, signed: NewDay) {
  const { memberId, day, streak, reward, points, at } = signed
  await trx
    .insertInto('sign_ins')
    .values({ member_id: memberId, day, streak, reward, points, made_up_at: signed.madeUp ? at : null, at })
    .execute()
  const cause = `sign-in:${memberId}:${day}`
  await payReward(trx, { ctx, memberId, cause, amount: reward })
  const left = await movePoints(trx, { memberId, points, reference: cause, at })
  await writeMessage(trx, ctx, {
    memberId,
    content: { topic: 'sign-in-paid', amount: fenToDecimal(reward), day },
  })
  return { day, streak, reward: fenToDecimal(reward), points, pointsLeft: left }
}

/**
 * Signs in for today in the business time zone.
 *
 * @throws Refusal `sign-in-done`, `promotion-not-eligible`, `idempotency-key`, `idempotency-conflict`.
 */
export function signIn({ ctx, input }: { ctx: Context; input: SignInRequest }) {
  const { memberId, key } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [], answer: endpoint.output, at },
      async () => {
        await lockMember(trx, memberId)
        await requireMayReceive(trx, { ctx, memberId })
        const day = zonedDate(at, { timeZone: access.timeZone })
        const days = await readDays(trx, { memberId, from: addDays(day, -1) })
        if (days.has(day)) refuse('sign-in-done')
        const streak = (days.get(addDays(day, -1))?.streak ?? 0) + 1
        return writeDay(trx, ctx, { memberId, day, streak, ...rewardOfDay(streak), at, madeUp: false })
      },
    ),
  )
}

/** Days that were made up in the calendar month of a day. */
export async function countMadeUp(
  db: Parameters<typeof readDays>[0],
  { memberId, today }: { memberId: string; today: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from sign_ins
    where member_id = ${memberId} and made_up_at is not null and day >= ${addDays(today, -62)}::date
      and to_char(made_up_at at time zone ${access.timeZone}, 'YYYY-MM') = ${today.slice(0, 7)}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Makes up a missed day for points. Signed days after it keep what they brought and count on from it; what they would have
 * brought more comes with the day.
 *
 * @throws Refusal `make-up-refused` with `reason`, `points-insufficient`, `promotion-not-eligible`, `idempotency-key`,
 * `idempotency-conflict`.
 */
export function makeUpSignIn({ ctx, input }: { ctx: Context; input: SignInRequest & { day: string } }) {
  const { memberId, key, day } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: makeUpEndpoint.name, payload: [day], answer: makeUpEndpoint.output, at },
      async () => {
        const { created_at: joined } = await lockMember(trx, memberId)
        await requireMayReceive(trx, { ctx, memberId })
        const { timeZone } = access
        const { reach, perMonth, cost } = signInRules.makeUp
        const today = zonedDate(at, { timeZone })
        if (day >= today || day < addDays(today, -reach) || day < zonedDate(joined, { timeZone })) {
          refuse('make-up-refused', { reason: 'day' })
        }
        const days = await readDays(trx, { memberId, from: addDays(day, -1) })
        if (days.has(day)) refuse('make-up-refused', { reason: 'signed' })
        if ((await countMadeUp(trx, { memberId, today })) >= perMonth) {
          refuse('make-up-refused', { reason: 'limit' })
        }
        const reference = `make-up:${memberId}:${day}`
        await movePoints(trx, { memberId, points: -cost, reference, at })
        const { after, ...own } = madeUp(days, day)
        const signed = await writeDay(trx, ctx, { memberId, day, ...own, at, madeUp: true })
        for (const { day: later, streak } of after) {
          await trx
            .updateTable('sign_ins')
            .set({ streak })
            .where('member_id', '=', memberId)
            .where('day', '=', sql<string>`${later}::date`)
            .execute()
        }
        return signed
      },
    ),
  )
}
