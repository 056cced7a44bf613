import { fenToDecimal } from '@koi/api-core/amount'
import { exchangeGift as byPoints, exchangeGiftByTurnover as byTurnover } from '@koi/contract/gift'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { GiftTable } from '../../db/rewardTables.ts'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { payReward } from '../bonus/grantBonus.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { requireMayReceive } from '../mayReceive.ts'
import { lockMember } from '../promotion/promotion.ts'
import { refuse } from '../refusal.ts'
import { movePoints, readPoints } from '../reward/points.ts'
import { readMonthTurnover } from './gifts.ts'

interface GiftRequest {
  readonly memberId: string
  readonly key: string | null
  readonly giftId: string
  readonly quantity: number
}

/** Takes pieces from the stock: of two who want the last one, the second waits for the first and gets none. */
async function takeStock(
  trx: Transaction<Schema>,
  { memberId, giftId, quantity }: GiftRequest,
): Promise<Selectable<GiftTable>> {
  const gift = await trx
    .selectFrom('gifts')
    .selectAll()
    .where('id', '=', giftId)
    .forUpdate()
    .executeTakeFirst()
  if (!gift) refuse('gift-unknown')
  if (gift.stock < quantity) refuse('gift-sold-out', { stock: gift.stock })
  const { had } = await trx
    .selectFrom('gift_orders')
    .select(sql<number>`coalesce(sum(quantity), 0)::int4`.as('had'))
    .where('member_id', '=', memberId)
    .where('gift_id', '=', giftId)
    .executeTakeFirstOrThrow()
  if (had + quantity > gift.per_member) refuse('gift-limit', { limit: gift.per_member })
  await trx
    .updateTable('gifts')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('id', '=', giftId)
    .execute()
  return gift
}

/** Writes the order of a gift, pays it where it is money, and tells the member. */
async function hand(
  trx: Transaction<Schema>,
  ctx: Context,
  {
    id,
    gift,
    request,
    points,
  }: { id: string; gift: Selectable<GiftTable>; request: GiftRequest; points: number },
): Promise<bigint> {
  const { memberId, quantity } = request
  const at = new Date(ctx.clock.now())
  await trx
    .insertInto('gift_orders')
    .values({ id, member_id: memberId, gift_id: gift.id, quantity, points, at })
    .execute()
  const value = (gift.value ?? 0n) * BigInt(quantity)
  await payReward(trx, { ctx, memberId, cause: `gift:${id}`, amount: value })
  await writeMessage(trx, ctx, {
    memberId,
    content: {
      topic: 'gift-exchanged',
      title: { 'zh-CN': gift.title_zh, en: gift.title_en },
      quantity,
      value: gift.value === null ? null : fenToDecimal(value),
    },
  })
  return value
}

/**
 * Exchanges points for a gift.
 *
 * @throws Refusal `gift-unknown`, `gift-sold-out` with `stock`, `gift-limit` with `limit`, `points-insufficient`,
 * `promotion-not-eligible`, `idempotency-key`, `idempotency-conflict`.
 */
export function exchangeGift({ ctx, input }: { ctx: Context; input: GiftRequest }) {
  const { memberId, key, giftId, quantity } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: byPoints.name, payload: [giftId, quantity], answer: byPoints.output, at },
      async () => {
        await lockMember(trx, memberId)
        await requireMayReceive(trx, { ctx, memberId })
        const gift = await takeStock(trx, input)
        if (gift.points === null) refuse('gift-unknown')
        const id = ctx.random.uuid()
        const cost = gift.points * quantity
        const points = await movePoints(trx, { memberId, points: -cost, reference: `gift:${id}`, at })
        const value = await hand(trx, ctx, { id, gift, request: input, points: cost })
        return { orderId: id, points, value: fenToDecimal(value) }
      },
    ),
  )
}

/**
 * Exchanges the turnover of this month for a gift. Turnover is not used up: each gift asks for its own height.
 *
 * @throws Refusal `gift-unknown`, `gift-sold-out` with `stock`, `gift-limit` with `limit`, `turnover-missing` with
 * `remaining`, `promotion-not-eligible`, `idempotency-key`, `idempotency-conflict`.
 */
export function exchangeGiftByTurnover({
  ctx,
  input,
}: {
  ctx: Context
  input: Omit<GiftRequest, 'quantity'>
}) {
  const { memberId, key, giftId } = input
  const request = { ...input, quantity: 1 }
  const now = ctx.clock.now()
  const at = new Date(now)
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: byTurnover.name, payload: [giftId], answer: byTurnover.output, at },
      async () => {
        await lockMember(trx, memberId)
        await requireMayReceive(trx, { ctx, memberId })
        const gift = await takeStock(trx, request)
        if (gift.turnover === null) refuse('gift-unknown')
        const remaining = gift.turnover - (await readMonthTurnover(trx, { memberId, now }))
        if (remaining > 0n) refuse('turnover-missing', { remaining: fenToDecimal(remaining) })
        const id = ctx.random.uuid()
        const value = await hand(trx, ctx, { id, gift, request, points: 0 })
        return { orderId: id, points: await readPoints(trx, memberId), value: fenToDecimal(value) }
      },
    ),
  )
}
