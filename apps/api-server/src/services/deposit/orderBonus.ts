import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import type { MissedBonusReason } from '@koi/contract/bonus'
import type { DepositOrder } from '@koi/contract/deposit'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DepositOrderTable } from '../../db/paymentTables.ts'
import type { BonusTable } from '../../db/promotionTables.ts'
import type { Schema } from '../../db/schema.ts'
import type { Locale } from '../locale.ts'
import { partState } from '../promotion/partState.ts'

interface OrderBonus extends Pick<Selectable<BonusTable>, 'promotion_id' | 'state' | 'bonus' | 'expires_at'> {
  readonly order_id: string
  readonly ends_at: Date | null
  readonly title_zh: string
  readonly title_en: string
}

/** What the promotions brought that were chosen with orders, or may bring while those are awaited, by order. */
export async function readOrderBonuses(
  db: Kysely<Schema>,
  orders: readonly Selectable<DepositOrderTable>[],
): Promise<ReadonlyMap<string, OrderBonus>> {
  const ids = orders.flatMap(({ id, promotion_id: chosen }) => (chosen === null ? [] : id))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<OrderBonus>`
    select distinct on (o.id) o.id as order_id, b.promotion_id, b.state, b.bonus, b.expires_at, v.ends_at, v.title_zh, v.title_en
    from deposit_orders o
    join bonuses b on b.member_id = o.member_id and b.promotion_id = o.promotion_id and b.step is null
    join promotion_versions v on v.promotion_id = b.promotion_id and v.version = b.version
    where o.id = any(${sql.val(ids)}) and (
      b.state = 'joined' and o.state in ('awaiting', 'paid')
      or b.deposit_id in (select t.id from deposit_payments p
        join ledger_transactions t on t.reference = 'deposit:' || p.id where p.order_id = o.id))
    order by o.id, b.deposit_id nulls last`.execute(db)
  return new Map(rows.map((row) => [row.order_id, row]))
}

/** It as it travels. One whose time is over is told as expired before its job has run. */
export function toOrderBonus(
  row: OrderBonus | undefined,
  locale: Locale,
  now: number,
): Wire<DepositOrder>['bonus'] {
  if (!row) return null
  return {
    promotionId: row.promotion_id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    state: partState(row, { now, endsAt: row.ends_at }),
    bonus: fenToDecimal(row.bonus),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}

interface MissedBonus {
  readonly order_id: string
  readonly promotion_id: string
  readonly reason: MissedBonusReason
  readonly title_zh: string
  readonly title_en: string
}

/** The bonuses that were chosen with orders and did not come, by order, as their promotions are called now. */
export async function readMissedBonuses(
  db: Kysely<Schema>,
  orders: readonly Selectable<DepositOrderTable>[],
): Promise<ReadonlyMap<string, MissedBonus>> {
  const ids = orders.flatMap(({ id, missed_bonus: missed }) => (missed === null ? [] : id))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<MissedBonus>`
    select distinct on (o.id) o.id as order_id, o.promotion_id, o.missed_bonus as reason, v.title_zh, v.title_en
    from deposit_orders o join promotion_versions v on v.promotion_id = o.promotion_id
    where o.id = any(${sql.val(ids)}) order by o.id, v.version desc`.execute(db)
  return new Map(rows.map((row) => [row.order_id, row]))
}

/** It as it travels. */
export function toMissedBonus(
  row: MissedBonus | undefined,
  locale: Locale,
): Wire<DepositOrder>['missedBonus'] {
  if (!row) return null
  return {
    promotionId: row.promotion_id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    reason: row.reason,
  }
}
