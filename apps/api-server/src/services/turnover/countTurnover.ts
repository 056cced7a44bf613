import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'

function lockTotals(trx: Transaction<Schema>, memberId: string) {
  return trx
    .selectFrom('turnovers')
    .select(['outstanding', 'last_at'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

/** A deposit with what it asks to be staked, in fen. */
interface CreditedDeposit {
  /** That of the ledger transaction. */
  readonly id: string
  readonly memberId: string
  readonly amount: bigint
  readonly required: bigint
  readonly at: Date
}

/** What a member had deposited in all with its last deposit. */
function lastTotal(eb: ExpressionBuilder<Schema, 'turnover_deposits'>, memberId: string) {
  return eb
    .selectFrom('turnover_deposits as last')
    .select('last.deposited')
    .where('last.member_id', '=', memberId)
    .orderBy('last.number', 'desc')
    .limit(1)
}

/** Asks for the turnover of a deposit, in the transaction that credits it. */
export async function addDeposit(
  trx: Transaction<Schema>,
  { id, memberId, amount, required, at }: CreditedDeposit,
): Promise<void> {
  await trx
    .insertInto('turnovers')
    .values({ member_id: memberId, required: 0n, outstanding: 0n, last_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
  const totals = await lockTotals(trx, memberId)
  const time = totals && totals.last_at > at ? totals.last_at : at
  const outstanding = (totals?.outstanding ?? 0n) + required
  await trx
    .updateTable('turnovers')
    .set((eb) => ({ required: eb('required', '+', required), outstanding, last_at: time }))
    .where('member_id', '=', memberId)
    .execute()
  await trx
    .insertInto('turnover_deposits')
    .values((eb) => ({
      id,
      member_id: memberId,
      at: time,
      amount,
      required,
      staked: 0n,
      outstanding,
      deposited: eb(eb.fn.coalesce(lastTotal(eb, memberId), sql<bigint>`0`), '+', amount),
    }))
    .execute()
}

/**
 * Counts the stake of a round, in the transaction that settles it, for deposits credited before it was placed, the oldest
 * first. What is staked while nothing is outstanding counts for no later deposit.
 *
 * A round is nearly always newer than the last deposit. Where it was placed before some of them, what is outstanding after
 * each of those is worked out again: they are those of the day for which a round can stay open.
 */
export async function countStake(
  trx: Transaction<Schema>,
  { memberId, stake, placedAt }: { memberId: string; stake: bigint; placedAt: Date },
): Promise<void> {
  const totals = await lockTotals(trx, memberId)
  if (!totals || totals.outstanding === 0n) return
  const deposits = () => trx.selectFrom('turnover_deposits').where('member_id', '=', memberId)
  const counted = await deposits()
    .select(['number', 'outstanding'])
    .where('at', '<=', placedAt)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!counted) return
  const later = await deposits()
    .select(['number', 'required', 'staked'])
    .where('number', '>', counted.number)
    .orderBy('number')
    .execute()
  let left = counted.outstanding > stake ? counted.outstanding - stake : 0n
  await trx
    .updateTable('turnover_deposits')
    .set((eb) => ({ staked: eb('staked', '+', stake), outstanding: left }))
    .where('member_id', '=', memberId)
    .where('number', '=', counted.number)
    .execute()
  for (const { number, required, staked } of later) {
    const open = left + required - staked
    left = open > 0n ? open : 0n
    await trx
      .updateTable('turnover_deposits')
      .set({ outstanding: left })
      .where('member_id', '=', memberId)
      .where('number', '=', number)
      .execute()
  }
  await trx.updateTable('turnovers').set({ outstanding: left }).where('member_id', '=', memberId).execute()
}
