import type { PromotionTerms } from '@koi/contract/promo'
import { claimableDays } from '@koi/contract/wagering'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import { refuse } from '../refusal.ts'
import { partsIn } from './parts.ts'
import { type PromotionRow, readPromotion, termsOf, untilWhen } from './promotion.ts'

type Recharge = Extract<PromotionTerms, { kind: 'recharge' }>

/** A step with how far a member is towards it, in fen. */
interface Step {
  readonly step: number
  readonly deposit: bigint
  readonly reward: bigint
  readonly reached: boolean
  readonly claimed: boolean
}

function recharge(promotion: PromotionRow): Recharge {
  const terms = termsOf(promotion)
  return terms.kind === 'recharge' ? terms : refuse('promotion-unknown')
}

/** What was credited from joining on, and before the promotion ended, or its day or week: the difference of two totals. */
async function depositedSince(
  db: Kysely<Schema>,
  { memberId, since, until }: { memberId: string; since: Date; until: Date | null },
): Promise<bigint> {
  const totalAt = (condition: RawBuilder<boolean>) => sql`coalesce((
    select deposited from turnover_deposits where member_id = ${memberId} and ${condition}
    order by at desc, number desc limit 1
  ), 0)`
  const { rows } = await sql<{ sum: bigint }>`select greatest(
    ${totalAt(until ? sql`at < ${until}` : sql`true`)} - ${totalAt(sql`at <= ${since}`)}, 0)::int8 as sum`.execute(
    db,
  )
  return rows[0]?.sum ?? 0n
}

/** The steps of a promotion that a member has claimed since a moment, however often they have left it and joined it since. */
async function claimedSteps(
  db: Kysely<Schema>,
  { memberId, id, since }: { memberId: string; id: string; since: Date },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('bonuses')
    .select('step')
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .where('step', 'is not', null)
    .where('joined_at', '>', since)
    .execute()
  return new Set(rows.flatMap(({ step }) => step ?? []))
}

const claimable = claimableDays * 86_400_000

/** The part that counts: who has left a recharge reward begins anew. */
export const joinedPart = (parts: readonly BonusRow[]) =>
  parts.find(({ step, state }) => step === null && state === 'joined')

/** The first of two moments; null where there is neither. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** When deposits stop to count for a part; null for one of a promotion without an end that is joined once. */
function endOf(promotion: PromotionRow, joined: BonusRow | undefined): Date | null {
  const { repeat } = recharge(promotion)
  const time = joined ? untilWhen(repeat, joined.joined_at.getTime()) : null
  return earlier(time, promotion.ends_at)
}

/** Whether rewards that were reached can no longer be claimed. */
export function isLapsed(promotion: PromotionRow, parts: readonly BonusRow[], now: number): boolean {
  const end = endOf(promotion, joinedPart(parts))
  return end !== null && end.getTime() + claimable <= now
}

/**
 * The steps by the rules of a promotion, and how far a member is by a part in it: the one that is joined, or was completed.
 * What is joined again and again begins anew each time.
 */
export async function readSteps(
  db: Kysely<Schema>,
  { memberId, part, promotion }: { memberId: string; part: BonusRow | undefined; promotion: PromotionRow },
): Promise<{ deposited: bigint; steps: readonly Step[] }> {
  const deposited = part
    ? await depositedSince(db, {
        memberId,
        since: part.joined_at,
        until: earlier(endOf(promotion, part), part.ended_at && new Date(part.ended_at.getTime() + 1)),
      })
    : 0n
  const { repeat, steps: all } = recharge(promotion)
  const since = repeat === 'once' || !part ? new Date(0) : part.joined_at
  const had = await claimedSteps(db, { memberId, id: promotion.promotion_id, since })
  const steps = all.map(({ deposit, reward }, index) => ({
    step: index + 1,
    deposit,
    reward,
    reached: part !== undefined && deposited >= deposit,
    claimed: had.has(index + 1),
  }))
  return { deposited, steps }
}

/** Where a recharge reward stands that a member has joined: something to claim, over, or going on. */
export async function rechargeState(
  db: Kysely<Schema>,
  { memberId, promotion, now }: { memberId: string; promotion: PromotionRow; now: number },
): Promise<'joined' | 'claimable' | 'expired'> {
  const parts = await partsIn(db, { memberId, id: promotion.promotion_id }).execute()
  const { steps } = await readSteps(db, { memberId, part: joinedPart(parts), promotion })
  const waits = steps.some(({ reached, claimed }) => reached && !claimed) && !isLapsed(promotion, parts, now)
  if (waits) return 'claimable'
  const end = endOf(promotion, joinedPart(parts))
  return end !== null && end.getTime() <= now ? 'expired' : 'joined'
}

/** When a recharge reward that was joined was over; null while deposits count or something is left to claim. */
export async function rechargeEnd(
  db: Kysely<Schema>,
  { part, now }: { part: BonusRow; now: number },
): Promise<Date | null> {
  const promotion = await readPromotion(db, { id: part.promotion_id, version: part.version })
  const state = await rechargeState(db, { memberId: part.member_id, promotion, now })
  return state === 'expired' ? endOf(promotion, part) : null
}
