import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import type { Bonus } from '@koi/contract/bonus'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { unitsPerFen } from '../../rules/promotions/contribution.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { type AccountBalance, readBalances } from '../ledger/accounts.ts'
import type { Locale } from '../locale.ts'
import { countReachable, pageOffset } from '../page.ts'
import { partEnd, partState } from './partState.ts'
import { termsOf } from './promotion.ts'
import { rechargeEnd } from './rechargeSteps.ts'

type TitledBonus = BonusRow & {
  readonly title_zh: string
  readonly title_en: string
  readonly terms: string
  readonly ends_at: Date | null
}

/** What accounts of a kind hold together. */
export function sumOf(accounts: readonly AccountBalance[], kind: AccountBalance['kind']): bigint {
  return accounts.reduce((total, one) => (one.kind === kind ? total + one.balance : total), 0n)
}

/** A bonus as it travels. One whose time is over is told as expired, also before its job has run. */
function toBonus(
  row: TitledBonus,
  {
    now,
    endsAt,
    locale,
    accounts,
  }: { now: number; endsAt: Date | null; locale: Locale; accounts: readonly AccountBalance[] },
): Wire<Bonus> {
  const state = partState(row, { now, endsAt })
  const running = state === 'running'
  const done = row.counted / unitsPerFen
  return {
    id: row.id,
    promotionId: row.promotion_id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    state,
    bonus: fenToDecimal(row.bonus),
    balance: fenToDecimal(running ? sumOf(accounts, 'bonus') : 0n),
    held: fenToDecimal(running ? sumOf(accounts, 'bonus-held') : 0n),
    required: fenToDecimal(row.required),
    done: fenToDecimal(done < row.required ? done : row.required),
    maxBet: row.max_bet === null ? null : fenToDecimal(row.max_bet),
    joinedAt: row.joined_at.toISOString(),
    grantedAt: row.granted_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: (row.ended_at ?? (state === row.state ? null : partEnd(row, endsAt)))?.toISOString() ?? null,
    released: fenToDecimal(row.released),
    lost: fenToDecimal(row.lost),
  }
}

/** The parts of a member in promotions with the titles of their versions, the newest first. */
export function selectParts(db: Kysely<Schema>, memberId: string) {
  return db
    .selectFrom('bonuses as b')
    .innerJoin('promotion_versions as v', (join) =>
      join.onRef('v.promotion_id', '=', 'b.promotion_id').onRef('v.version', '=', 'b.version'),
    )
    .selectAll('b')
    .select(['v.title_zh', 'v.title_en', 'v.terms', 'v.ends_at'])
    .where('b.member_id', '=', memberId)
    .orderBy('b.joined_at', 'desc')
    .orderBy('b.id', 'desc')
}

/** Bonuses as they travel, with what of them is there now. */
export async function toBonuses(
  ctx: Pick<Context, 'db' | 'clock'>,
  rows: readonly TitledBonus[],
  { memberId, locale }: { memberId: string; locale: Locale },
): Promise<Wire<Bonus>[]> {
  if (rows.length === 0) return []
  const accounts = await readBalances(ctx.db, memberId)
  const now = ctx.clock.now()
  return Promise.all(
    rows.map(async (row) => {
      const adding = row.state === 'joined' && termsOf(row).kind === 'recharge'
      const endsAt = adding ? await rechargeEnd(ctx.db, { part: row, now }) : row.ends_at
      return toBonus(row, { now, endsAt, locale, accounts })
    }),
  )
}

/** What the member joined and received, a page at a time. */
export async function listBonuses({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string | undefined; page: number; pageSize: number; locale: Locale }
}) {
  const { memberId, id, page, pageSize } = input
  const offset = pageOffset(input)
  const total = await countReachable(ctx.db, { member_id: memberId, list: 'bonuses', kind: id })
  const rows = await selectParts(ctx.db, memberId)
    .$if(id !== undefined, (query) => query.where('b.promotion_id', '=', id ?? ''))
    .limit(pageSize)
    .offset(offset)
    .execute()
  return { items: await toBonuses(ctx, rows, input), page, pageSize, total }
}
