import { fenToDecimal } from '@koi/api-core/amount'
import type { Withdrawal } from '@koi/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { targetOf } from '../account/targetOf.ts'
import type { Locale } from '../locale.ts'
import { formatMicros } from './formatMicros.ts'

/** Withdrawals of one member by their ids, each with its ladder; somebody else's are not found. */
export async function readWithdrawals(
  db: Kysely<Schema>,
  {
    memberId,
    ids,
    locale,
  }: { readonly memberId: string; readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Withdrawal[]> {
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
        ? { coin: row.code, network, rate, amount: formatMicros(coin_micros) }
        : null,
    requestedAt: row.requested_at.toISOString(),
    arrivesBy: row.arrives_by.toISOString(),
    steps: steps
      .filter((step) => step.withdrawal_id === row.id)
      .map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason })),
  }))
}
