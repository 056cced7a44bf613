import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { promotionTerms, type PromotionCategory, type PromotionTerms } from '@koi/contract/promo'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { PromotionVersionTable } from '../../db/promotionTables.ts'
import type { Schema } from '../../db/schema.ts'
import { access } from '../../rules/access.ts'
import { refuse } from '../refusal.ts'

/** A promotion by one version of its rules. */
export interface PromotionRow extends Selectable<PromotionVersionTable> {
  readonly category: PromotionCategory
  readonly picture: string
  readonly sort: number
  readonly taken: number
}

/** Promotions as they are now: each by its newest version. */
export async function readPromotions(
  db: Kysely<Schema>,
  { id, category }: { id?: string | undefined; category?: PromotionCategory | undefined } = {},
): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select distinct on (p.sort, p.id) v.*, p.category, p.picture, p.sort, p.taken
    from promotions p join promotion_versions v on v.promotion_id = p.id
    where ${id === undefined ? sql`true` : sql`p.id = ${id}`}
      and ${category === undefined ? sql`true` : sql`p.category = ${category}`}
    order by p.sort, p.id, v.version desc`.execute(db)
  return rows
}

/** A promotion by a version that a member has joined: later changes of its rules do not touch them. */
export async function byVersion(
  db: Kysely<Schema>,
  now: PromotionRow,
  version: number | undefined,
): Promise<PromotionRow> {
  if (version === undefined || version === now.version) return now
  const joined = await db
    .selectFrom('promotion_versions')
    .selectAll()
    .where('promotion_id', '=', now.promotion_id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return { ...now, ...joined }
}

/** One promotion as it is now, or by a version that a member has joined. @throws Refusal `promotion-unknown`. */
export async function readPromotion(
  db: Kysely<Schema>,
  { id, version }: { id: string; version?: number | undefined },
): Promise<PromotionRow> {
  const [now] = await readPromotions(db, { id })
  if (!now) refuse('promotion-unknown')
  return byVersion(db, now, version)
}

/** Whether a promotion has ended by a version of its rules. */
export function isEnded({ ends_at: end }: Pick<PromotionRow, 'ends_at'>, now: number): boolean {
  return end !== null && end.getTime() <= now
}

/** The rules of a version. */
export function termsOf({ terms }: Pick<PromotionRow, 'terms'>): PromotionTerms {
  return v.parse(promotionTerms, JSON.parse(terms))
}

/** From when on joining counts as the same time, by the business time zone; a week begins on Monday. */
export function sinceWhen(repeat: PromotionTerms['repeat'], now: number): Date {
  if (repeat === 'once') return new Date(0)
  const { timeZone } = access
  const today = zonedDate(now, { timeZone })
  const days = repeat === 'weekly' ? -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) : 0
  return zonedDayStart(today, { timeZone, days })
}

/** When the day or week ends that a time is in; null where there is but one time. */
export function untilWhen(repeat: PromotionTerms['repeat'], time: number): Date | null {
  if (repeat === 'once') return null
  const { timeZone } = access
  const first = zonedDate(sinceWhen(repeat, time), { timeZone })
  return zonedDayStart(first, { timeZone, days: repeat === 'weekly' ? 7 : 1 })
}

/** Locks a member's part in all promotions until the transaction ends: of parallel requests one is worked on at a time. */
export async function lockMember(trx: Transaction<Schema>, memberId: string) {
  return trx
    .selectFrom('members')
    .select(['id', 'vip_level', 'created_at', 'birth_date'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
