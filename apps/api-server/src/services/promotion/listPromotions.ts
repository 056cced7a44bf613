import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import type { Promotion, PromotionCategory } from '@koi/contract/promo'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'
import { rebateOf, yesterday } from './claimStandalone.ts'
import { type Candidate, currentPart, stateFor } from './eligibility.ts'
import { mayReceivePromotions } from '../mayReceive.ts'
import { byVersion, type PromotionRow, readPromotion, readPromotions, termsOf } from './promotion.ts'
import { isPast } from './isPast.ts'
import { rechargeState } from './rechargeSteps.ts'
import { selectParts, toBonuses } from './readBonuses.ts'
import { termsText } from './termsText.ts'

/** Who asks; null for a guest. */
interface Asking {
  readonly memberId: string | null
  readonly locale: Locale
}

interface Viewer {
  readonly now: number
  readonly member: Candidate | null
  readonly may: boolean
}

async function readViewer(ctx: Context, memberId: string | null): Promise<Viewer> {
  const member =
    memberId === null
      ? null
      : await ctx.db
          .selectFrom('members')
          .select(['vip_level', 'created_at'])
          .where('id', '=', memberId)
          .executeTakeFirstOrThrow()
  return { now: ctx.clock.now(), member, may: await mayReceivePromotions(ctx.db, { ctx, memberId }) }
}

/** The parts of a member that may still count: in each promotion the one that has not ended, and the last. */
async function readParts(db: Kysely<Schema>, memberId: string | null) {
  if (memberId === null) return []
  // The last part is looked for in an order that only the index by promotion has: by the one of all parts of the member, those
  // in other promotions would be passed over one by one.
  return selectParts(db, memberId)
    .where(
      'b.id',
      'in',
      sql<string>`(
        select id from bonuses
          where member_id = ${memberId} and step is null and state in ('joined', 'claimable', 'running')
        union all
        select l.id from promotions p cross join lateral (
          select id, promotion_id from bonuses
          where member_id = ${memberId} and promotion_id >= p.id and step is null
          order by promotion_id, joined_at desc, id desc limit 1
        ) l where l.promotion_id = p.id)`,
    )
    .execute()
}

/** The part of a member that counts now, of those that it has. */
async function partNow(
  ctx: Context,
  promotion: PromotionRow,
  parts: readonly BonusRow[],
): Promise<BonusRow | undefined> {
  const now = ctx.clock.now()
  const part = currentPart(promotion, parts, now)
  return part && !(await isPast(ctx.db, { newest: promotion, part, now })) ? part : undefined
}

async function toPromotion(
  ctx: Context,
  row: PromotionRow,
  { locale, part, viewer }: { locale: Locale; part: BonusRow | undefined; viewer: Viewer },
): Promise<Wire<Promotion>> {
  const { kind } = termsOf(row)
  const adding = kind === 'recharge' && part?.state === 'joined' ? part.member_id : null
  return {
    id: row.promotion_id,
    kind,
    title: locale === 'en' ? row.title_en : row.title_zh,
    summary: locale === 'en' ? row.summary_en : row.summary_zh,
    category: row.category,
    picture: row.picture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    joined: part !== undefined,
    state:
      adding === null
        ? stateFor(row, { ...viewer, part })
        : await rechargeState(ctx.db, { memberId: adding, promotion: row, now: viewer.now }),
  }
}

const going: ReadonlySet<Promotion['state']> = new Set(['joined', 'claimable', 'running'])

/** @throws Refusal `promotion-unknown` for a member who may receive none and has no part in it. */
async function requireShown(
  ctx: Context,
  memberId: string | null,
  part: BonusRow | undefined,
): Promise<void> {
  if (!part && !(await mayReceivePromotions(ctx.db, { ctx, memberId }))) refuse('promotion-unknown')
}

/** Promotions with their state for who asks; those that have ended are left out, unless the member had a part in them. */
export async function listPromotions({
  ctx,
  input,
}: {
  ctx: Context
  input: Asking & { category: PromotionCategory | undefined; page: number; pageSize: number }
}) {
  const { memberId, locale, category, page, pageSize } = input
  const viewer = await readViewer(ctx, memberId)
  const parts = await readParts(ctx.db, memberId)
  const all = await Promise.all(
    (await readPromotions(ctx.db, { category })).map(async (now) => {
      const part = await partNow(ctx, now, parts)
      return toPromotion(ctx, await byVersion(ctx.db, now, part?.version), { locale, part, viewer })
    }),
  )
  // A member who may receive none is not shown any but what runs on: it can be cancelled.
  const shown = (state: Promotion['state']) => state !== 'ended' && (viewer.may || going.has(state))
  const items = all.filter(({ state }) => shown(state))
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    total: items.length,
  }
}

/** What can be claimed of a rebate now; null where that is no question. */
async function readRebate(
  ctx: Context,
  { memberId, row, state }: { memberId: string | null; row: PromotionRow; state: Promotion['state'] },
): Promise<string | null> {
  const terms = termsOf(row)
  if (memberId === null || terms.kind !== 'rebate' || state !== 'open') return null
  return fenToDecimal(await rebateOf(ctx.db, { memberId, day: yesterday(ctx.clock.now()), terms }))
}

/** One promotion with its terms: by the version that the member has joined, else as it is now. @throws Refusal `promotion-unknown`. */
export async function readPromotionDetail({ ctx, input }: { ctx: Context; input: Asking & { id: string } }) {
  const { memberId, locale, id } = input
  const viewer = await readViewer(ctx, memberId)
  const now = await readPromotion(ctx.db, { id })
  const parts = await readParts(ctx.db, memberId)
  const part = await partNow(ctx, now, parts)
  if (!viewer.may && !part) refuse('promotion-unknown')
  const row = await byVersion(ctx.db, now, part?.version)
  const titled = parts.find((one) => one.id === part?.id)
  const [bonus] = memberId === null || !titled ? [] : await toBonuses(ctx, [titled], { memberId, locale })
  const shown = await toPromotion(ctx, row, { locale, part, viewer })
  return {
    ...shown,
    version: row.version,
    terms: JSON.parse(row.terms),
    sections: termsText(row, locale),
    bonus: bonus ?? null,
    rebate: await readRebate(ctx, { memberId, row, state: shown.state }),
  }
}

/** The terms of a promotion as they are now. @throws Refusal `promotion-unknown`. */
export async function readRules({ ctx, input }: { ctx: Context; input: Asking & { id: string } }) {
  const { memberId, id, locale } = input
  const row = await readPromotion(ctx.db, { id })
  const part = await partNow(ctx, row, await readParts(ctx.db, memberId))
  await requireShown(ctx, memberId, part)
  return { items: termsText(row, locale) }
}

/** Whether the member has a part in a promotion that counts now. @throws Refusal `promotion-unknown`. */
export async function readJoined({ ctx, input }: { ctx: Context; input: { memberId: string; id: string } }) {
  const row = await readPromotion(ctx.db, { id: input.id })
  const part = await partNow(ctx, row, await readParts(ctx.db, input.memberId))
  await requireShown(ctx, input.memberId, part)
  return { joined: part !== undefined }
}

/** Which kinds of promotion are on for who asks. */
export async function readFlags({ ctx, input }: { ctx: Context; input: { memberId: string | null } }) {
  const may = await mayReceivePromotions(ctx.db, { ctx, memberId: input.memberId })
  return { sign: may, gifts: may, referral: may, deposit: may }
}
