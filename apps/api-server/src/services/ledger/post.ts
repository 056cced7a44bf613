import { fenToDecimal } from '@koi/api-core/amount'
import type { Transaction } from 'kysely'
import { memberAccountKinds } from '../../db/ledgerTables.ts'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refusal.ts'
import { noteMovement } from './noteMovement.ts'
import type { Move, Posting } from './posting.ts'
import { accountKey, type AccountRef, lockAccounts } from './accounts.ts'

function merged(moves: readonly Move[]): Move[] {
  const sums = new Map<string, Move>()
  for (const { account, amount } of moves) {
    const key = accountKey(account)
    sums.set(key, { account, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return [...sums.values()].filter((move) => move.amount !== 0n)
}

function isMembers({ kind }: AccountRef): boolean {
  return memberAccountKinds.some((known) => known === kind)
}

async function houseAccounts(trx: Transaction<Schema>, refs: readonly AccountRef[]) {
  if (refs.length === 0) return new Map<string, bigint>()
  const rows = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'venue_id'])
    .where('member_id', 'is', null)
    .where((eb) => eb.or(refs.map((ref) => eb.and({ kind: ref.kind, venue_id: ref.venueId }))))
    .execute()
  return new Map(rows.map((row) => [accountKey({ kind: row.kind, venueId: row.venue_id }), row.id]))
}

/**
 * Writes one transaction into the ledger and answers the balances of the member's accounts in it afterwards, by
 * `accountKey`. Moves of the same account are added up; when nothing is left, nothing is written.
 *
 * @throws Refusal `insufficient-balance` with `available` when an account of the member does not hold enough.
 */
export async function post(trx: Transaction<Schema>, posting: Posting): Promise<Map<string, bigint>> {
  const members = posting.moves.map((move) => move.account).filter(isMembers)
  const distinct = [...new Map(members.map((ref) => [accountKey(ref), ref])).values()]
  const accounts = await lockAccounts(trx, posting.memberId, distinct)
  const moves = merged(posting.moves)
  const house = await houseAccounts(
    trx,
    moves.map((move) => move.account).filter((ref) => !isMembers(ref)),
  )
  const after = new Map([...accounts].map(([key, account]) => [key, account.balance]))
  const rows = moves.map(({ account, amount }) => {
    const key = accountKey(account)
    const locked = accounts.get(key)
    const id = locked?.id ?? house.get(key)
    if (id === undefined) throw new Error(`the ledger has no account ${key}`)
    if (locked) {
      const balance = locked.balance + amount
      if (balance < 0n) refuse('insufficient-balance', { available: fenToDecimal(locked.balance) })
      after.set(key, balance)
    }
    return { transaction_id: posting.id, account_id: id, amount }
  })
  if (rows.length > 0) {
    await trx
      .insertInto('ledger_transactions')
      .values({
        id: posting.id,
        kind: posting.kind,
        member_id: posting.memberId,
        reference: posting.reference,
        created_at: posting.at,
      })
      .execute()
    await trx.insertInto('ledger_postings').values(rows).execute()
    await noteMovement(trx, { ...posting, moves })
  }
  return after
}
