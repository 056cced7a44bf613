import { fenToDecimal } from '@koi/api-core/amount'
import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import type { Wire } from '@koi/contract'
import { claimVipGift as endpoint, type VipGift } from '@koi/contract/vip'
import { type Kysely, type Selectable, sql } from 'kysely'
import { access } from '../../rules/access.ts'
import { levelOf, vipLevels } from '../../rules/vip.ts'
import { transact } from '../../db/transact.ts'
import type { Schema } from '../../db/schema.ts'
import type { VipGiftTable } from '../../db/vipTables.ts'
import { payReward } from '../bonus/grantBonus.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { mayReceivePromotions, requireMayReceive } from '../mayReceive.ts'
import { countReachable, pageOffset } from '../page.ts'
import { refuse } from '../refusal.ts'
import { monthOf, turnoverOf } from './levels.ts'

function stateOf(gift: Selectable<VipGiftTable>, now: number): VipGift['state'] {
  if (gift.claimed_at !== null) return 'claimed'
  return gift.expires_at.getTime() <= now ? 'expired' : 'claimable'
}

function toGift(gift: Selectable<VipGiftTable>, now: number): Wire<VipGift> {
  return {
    id: gift.id,
    kind: gift.kind,
    level: gift.level,
    amount: fenToDecimal(gift.amount),
    createdAt: gift.created_at.toISOString(),
    expiresAt: gift.expires_at.toISOString(),
    state: stateOf(gift, now),
  }
}

const positive = (fen: bigint) => fenToDecimal(fen > 0n ? fen : 0n)

const giftsShown = 20

/** The last gifts of a member; what can be claimed is never behind what came after it. */
async function readGifts(
  db: Kysely<Schema>,
  { memberId, now }: { memberId: string; now: number },
): Promise<Selectable<VipGiftTable>[]> {
  const mine = db.selectFrom('vip_gifts').select('id').where('member_id', '=', memberId)
  const claimable = mine
    .where('claimed_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('expires_at')
    .limit(giftsShown)
  const latest = mine.orderBy('created_at', 'desc').limit(giftsShown)
  return (
    db
      .selectFrom('vip_gifts')
      .selectAll()
      // They are found first: in their order all gifts of the member would have to be sorted.
      .where(sql<boolean>`id = any (array((${claimable}) union (${latest})))`)
      .orderBy((eb) => eb.and([eb('claimed_at', 'is', null), eb('expires_at', '>', new Date(now))]), 'desc')
      .orderBy('created_at', 'desc')
      .limit(giftsShown)
      .execute()
  )
}

/** The level of a member with its progress this month, and its last gifts. */
export async function readVip({ ctx, input }: { ctx: Context; input: { memberId: string; locale: Locale } }) {
  const { memberId, locale } = input
  const now = ctx.clock.now()
  const { timeZone } = access
  const { vip_level: level } = await ctx.db
    .selectFrom('members')
    .select('vip_level')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const month = monthOf(now)
  const turnover = await turnoverOf(ctx.db, { memberId, month })
  const may = await mayReceivePromotions(ctx.db, { ctx, memberId })
  const gifts = await readGifts(ctx.db, { memberId, now })
  const next = may ? vipLevels.find((one) => one.level === level + 1) : undefined
  const first = `${month}-01`
  const end = new Date(`${first}T00:00:00Z`)
  end.setUTCMonth(end.getUTCMonth() + 1, 0)
  return {
    level,
    name: levelOf(level).name[locale],
    eligible: may,
    turnover: fenToDecimal(turnover),
    month: {
      first,
      last: zonedDate(zonedDayStart(end.toISOString().slice(0, 10), { timeZone }), { timeZone }),
    },
    nextLevel: next?.level ?? null,
    turnoverNeeded: next ? positive(next.turnover - turnover) : null,
    keepNeeded: positive(levelOf(level).keep - turnover),
    gifts: may ? gifts.map((gift) => toGift(gift, now)) : [],
  }
}

/** The levels with what they ask for and give. */
export function listVipLevels({ input }: { input: { locale: Locale } }) {
  const items = vipLevels.map(({ level, name, turnover, keep, upgradeBonus, birthdayGift, rebate }) => ({
    level,
    name: name[input.locale],
    turnoverNeeded: fenToDecimal(turnover),
    turnoverToKeep: fenToDecimal(keep),
    upgradeBonus: fenToDecimal(upgradeBonus),
    birthdayGift: fenToDecimal(birthdayGift),
    rebatePercent: fenToDecimal(rebate),
  }))
  return { items }
}

/** How the level of a member changed. */
export async function listVipSteps({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; page: number; pageSize: number }
}) {
  const { memberId, page, pageSize } = input
  const offset = pageOffset(input)
  const total = await countReachable(ctx.db, { member_id: memberId, list: 'vip_steps' })
  const rows = await ctx.db
    .selectFrom('vip_steps')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const items = rows.map((row) => ({
    id: String(row.id),
    reason: row.reason,
    from: row.from_level,
    to: row.to_level,
    turnover: fenToDecimal(row.turnover),
    at: row.at.toISOString(),
  }))
  return { items, page, pageSize, total }
}

/**
 * Claims a gift of a level.
 *
 * @throws Refusal `promotion-no-claim` for one that there is not or no longer, `promotion-claimed`, `promotion-not-eligible`,
 * `idempotency-key`, `idempotency-conflict`.
 */
export function claimVipGift({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; key: string | null; id: string }
}) {
  const { memberId, key, id } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [id], answer: endpoint.output, at },
      async () => {
        await requireMayReceive(trx, { ctx, memberId })
        const gift = await trx
          .selectFrom('vip_gifts')
          .selectAll()
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .forUpdate()
          .executeTakeFirst()
        const state = gift && stateOf(gift, at.getTime())
        if (state === 'claimed') refuse('promotion-claimed')
        if (!gift || state !== 'claimable') refuse('promotion-no-claim')
        await trx.updateTable('vip_gifts').set({ claimed_at: at }).where('id', '=', id).execute()
        await payReward(trx, {
          ctx,
          memberId,
          cause: `vip:${id}`,
          ...(gift.kind === 'rebate' ? { reward: 'rebate' } : {}),
          amount: gift.amount,
        })
        const amount = fenToDecimal(gift.amount)
        const { kind, level } = gift
        await writeMessage(trx, ctx, {
          memberId,
          content: { topic: 'vip-gift-paid', amount, gift: kind, level },
        })
        return { id, amount }
      },
    ),
  )
}
