import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import { formatCoinMicros } from '@koi/contract/rates'
import type { Withdrawal } from '@koi/contract/withdraw'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { targetOf } from '../account/payoutAccount.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { countOrders } from '../money/order.ts'
import { comesAfter, type PageInput, pageOffset } from '../page.ts'
import { refuse } from '../refusal.ts'

/** Withdrawals of one member by their ids, each with its ladder; somebody else's are not found. */
async function readWithdrawals(
  db: Kysely<Schema>,
  {
    memberId,
    ids,
    locale,
  }: { readonly memberId: string; readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Wire<Withdrawal>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('withdrawals as w')
    .innerJoin('payout_accounts as a', 'a.id', 'w.account_id')
    .select(['w.id', 'w.state', 'w.amount', 'w.fee', 'w.rate', 'w.coin_micros'])
    .select(['w.requested_at', 'w.arrives_by', 'a.kind', 'a.code', 'a.network', 'a.tail', 'a.masked'])
    .where('w.member_id', '=', memberId)
    .where('w.id', 'in', [...ids])
    .orderBy('w.requested_at', 'desc')
    .orderBy('w.id', 'desc')
    .execute()
  const steps = await db
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('withdrawal_id', 'in', [...ids])
    .orderBy('at')
    .execute()
  return rows.map(({ network, rate, coin_micros, ...row }) => ({
    id: row.id,
    state: row.state,
    amount: fenToDecimal(row.amount),
    fee: fenToDecimal(row.fee),
    net: fenToDecimal(row.amount - row.fee),
    account: targetOf({ ...row, network }, locale),
    coin:
      network && rate !== null && coin_micros !== null
        ? { coin: row.code, network, rate, amount: formatCoinMicros(coin_micros) }
        : null,
    requestedAt: row.requested_at.toISOString(),
    arrivesBy: row.arrives_by.toISOString(),
    steps: steps
      .filter((step) => step.withdrawal_id === row.id)
      .map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason })),
  }))
}

/**
 * One withdrawal of the member with its ladder.
 *
 * @throws Refusal `withdrawal-unknown`.
 */
export async function readWithdrawal({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; locale: Locale }
}): Promise<Wire<Withdrawal>> {
  const { memberId, id, locale } = input
  const [found] = await readWithdrawals(ctx.db, { memberId, ids: [id], locale })
  return found ?? refuse('withdrawal-unknown')
}

/**
 * The member's withdrawals, the newest first.
 *
 * @throws Refusal `invalid-input` for a page that is too deep, or that begins after a withdrawal of somebody else.
 */
export async function listWithdrawals({
  ctx,
  input,
}: {
  ctx: Context
  input: PageInput & { memberId: string; locale: Locale }
}) {
  const { memberId, page, pageSize, after, locale } = input
  const offset = pageOffset(input)
  let mine = ctx.db.selectFrom('withdrawals').where('member_id', '=', memberId)
  if (after !== undefined) {
    const place = { table: 'withdrawals', time: 'requested_at' } as const
    mine = mine.where(await comesAfter(ctx.db, { memberId, after }, place))
  }
  const total = await countOrders(ctx.db, { memberId, list: 'withdrawals' })
  const rows = await mine
    .select('id')
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { items: await readWithdrawals(ctx.db, { memberId, ids, locale }), page, pageSize, total }
}
