import { zonedDate } from '@koi/api-core/dates'
import type { VipGiftKind } from '@koi/contract/vip'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { levelFor, levelOf, vipGiftTimes, vipLevels } from '../../rules/vip.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { mayReceivePromotions } from '../mayReceive.ts'

const batch = 100
const highest = vipLevels.at(-1)?.level ?? 0

/** The calendar month of the business time zone in which a moment lies, `2026-11`. */
export function monthOf(now: number): string {
  return zonedDate(now, { timeZone: access.timeZone }).slice(0, 7)
}

/** The month before a month. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/** What a member staked of its own money in a calendar month. */
export async function turnoverOf(
  db: Kysely<Schema>,
  { memberId, month }: { memberId: string; month: string },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(staked), 0)::int8 as sum from turnover_days where member_id = ${memberId}
      and day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** A gift of a level to be claimed. Its reference names what it is for: it is given once. */
export interface NewGift {
  readonly memberId: string
  readonly kind: VipGiftKind
  readonly reference: string
  readonly level: number
  readonly amount: bigint
  readonly expiresAt: number
}

/** Gives members gifts to claim, but none of nothing, none twice, and none to who may receive none. */
export async function giveGifts(
  trx: Transaction<Schema>,
  ctx: Context,
  gifts: readonly NewGift[],
): Promise<void> {
  const given: NewGift[] = []
  for (const gift of gifts) {
    const may = gift.amount > 0n && (await mayReceivePromotions(trx, { ctx, memberId: gift.memberId }))
    if (may) given.push(gift)
  }
  if (given.length === 0) return
  await trx
    .insertInto('vip_gifts')
    .values(
      given.map(({ memberId, kind, reference, level, amount, expiresAt }) => ({
        id: ctx.random.uuid(),
        member_id: memberId,
        kind,
        reference,
        level,
        amount,
        created_at: new Date(ctx.clock.now()),
        expires_at: new Date(expiresAt),
        claimed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.constraint('vip_gifts_key').doNothing())
    .execute()
}

/**
 * Raises a member to the level that the turnover of this month reaches, in the transaction that counted it; every level on
 * the way gives its gift, once in the life of a member. It holds for this month and the next, whatever an earlier month says
 * that has not been reviewed yet.
 */
export async function raiseLevel(trx: Transaction<Schema>, ctx: Context, memberId: string): Promise<void> {
  const now = ctx.clock.now()
  const member = () => trx.selectFrom('members').select('vip_level').where('id', '=', memberId)
  const { vip_level: seen } = await member().executeTakeFirstOrThrow()
  if (seen >= highest) return
  const month = monthOf(now)
  const turnover = await turnoverOf(trx, { memberId, month })
  const reached = levelFor(turnover).level
  if (reached <= seen) return
  const { vip_level: level } = await member().forNoKeyUpdate().executeTakeFirstOrThrow()
  if (reached <= level) return
  await trx.updateTable('members').set({ vip_level: reached }).where('id', '=', memberId).execute()
  await trx
    .insertInto('vip_reviews')
    .values({ member_id: memberId, month })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ month }))
    .execute()
  const step = { member_id: memberId, reason: 'reached', from_level: level, to_level: reached } as const
  await trx
    .insertInto('vip_steps')
    .values({ ...step, turnover, at: new Date(now) })
    .execute()
  await writeMessage(trx, ctx, { memberId, content: { topic: 'vip-raised', level: reached } })
  const passed = vipLevels.filter((known) => known.level > level && known.level <= reached)
  await giveGifts(
    trx,
    ctx,
    passed.map((one) => ({
      memberId,
      kind: 'level-up',
      reference: String(one.level),
      level: one.level,
      amount: one.upgradeBonus,
      expiresAt: now + vipGiftTimes['level-up'],
    })),
  )
}

async function reviewLevel(trx: Transaction<Schema>, ctx: Context, memberId: string): Promise<void> {
  const now = ctx.clock.now()
  const month = monthOf(now)
  // The member first, as in raising: a level that is reached meanwhile moves its review on.
  const { vip_level: level } = await trx
    .selectFrom('members')
    .select('vip_level')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const due = await trx
    .updateTable('vip_reviews')
    .set({ month })
    .where('member_id', '=', memberId)
    .where('month', '<', month)
    .returning('member_id')
    .executeTakeFirst()
  if (!due || level === 0) return
  const turnover = await turnoverOf(trx, { memberId, month: monthBefore(month) })
  const kept = turnover >= levelOf(level).keep
  const next = kept ? level : level - 1
  await trx.updateTable('members').set({ vip_level: next }).where('id', '=', memberId).execute()
  await trx
    .insertInto('vip_steps')
    .values({
      member_id: memberId,
      reason: kept ? 'kept' : 'dropped',
      from_level: level,
      to_level: next,
      turnover,
      at: new Date(now),
    })
    .execute()
  if (!kept) await writeMessage(trx, ctx, { memberId, content: { topic: 'vip-dropped', level: next } })
}

/** Reviews levels once a month has ended: one that its turnover does not keep drops by one. */
export async function reviewLevels(ctx: Context): Promise<void> {
  for (;;) {
    const due = await ctx.db
      .selectFrom('vip_reviews')
      .select('member_id')
      .where('month', '<', monthOf(ctx.clock.now()))
      .limit(batch)
      .execute()
    for (const { member_id: memberId } of due) {
      await transact(ctx.db, (trx) => reviewLevel(trx, ctx, memberId))
    }
    if (due.length < batch) return
  }
}
