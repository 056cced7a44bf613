import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { accountKey } from './accountKey.ts'
import type { AccountRef } from './accountRef.ts'

/** A locked account of a member and the sum of its postings, in fen. */
export interface LockedAccount extends AccountRef {
  readonly id: bigint
  readonly balance: bigint
}

function selectLocked(trx: Transaction<Schema>, memberId: string, refs: readonly AccountRef[]) {
  return trx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'venue_id'])
    .where('member_id', '=', memberId)
    .where((eb) => eb.or(refs.map((ref) => eb.and({ kind: ref.kind, venue_id: ref.venueId }))))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Locks accounts of one member in id order until the transaction ends, opening those that do not exist yet, and reads
 * their balances. Nobody else can move money on them meanwhile.
 */
export async function lockAccounts(
  trx: Transaction<Schema>,
  memberId: string,
  refs: readonly AccountRef[],
): Promise<Map<string, LockedAccount>> {
  if (refs.length === 0) return new Map()
  let rows = await selectLocked(trx, memberId, refs)
  if (rows.length < refs.length) {
    await trx
      .insertInto('ledger_accounts')
      .values(refs.map(({ kind, venueId }) => ({ kind, venue_id: venueId, member_id: memberId })))
      .onConflict((conflict) => conflict.constraint('ledger_accounts_key').doNothing())
      .execute()
    rows = await selectLocked(trx, memberId, refs)
  }
  const sums = await trx
    .selectFrom('ledger_postings')
    .select(['account_id', sql<bigint>`sum(amount)::int8`.as('balance')])
    .where(
      'account_id',
      'in',
      rows.map((row) => row.id),
    )
    .groupBy('account_id')
    .execute()
  const balances = new Map(sums.map((row) => [row.account_id, row.balance]))
  return new Map(
    rows.map((row) => {
      const account = {
        id: row.id,
        kind: row.kind,
        venueId: row.venue_id,
        balance: balances.get(row.id) ?? 0n,
      }
      return [accountKey(account), account]
    }),
  )
}
