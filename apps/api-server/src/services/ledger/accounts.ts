import type { Kysely, Transaction } from 'kysely'
import { compiled } from '../../db/compiled.ts'
import type { AccountKind } from '../../db/ledgerTables.ts'
import type { Schema } from '../../db/schema.ts'

/** Names an account: of the member whose transaction it is, or of the house. */
export interface AccountRef {
  readonly kind: AccountKind
  /** 0 is the central wallet; bonus money lies at 0, and so do equity, cash, fees and promotion. */
  readonly venueId: number
}

/** One text per account of a transaction, for maps. */
export function accountKey({ kind, venueId }: AccountRef): string {
  return `${kind}:${venueId}`
}

/** A locked account of a member with its balance in fen. */
interface LockedAccount extends AccountRef {
  readonly id: bigint
  readonly balance: bigint
}

function selectLocked(trx: Transaction<Schema>, memberId: string, refs: readonly AccountRef[]) {
  return trx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'venue_id', 'balance'])
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
      .values(
        refs.map(({ kind, venueId }) => ({ kind, venue_id: venueId, member_id: memberId, balance: 0n })),
      )
      .onConflict((conflict) => conflict.constraint('ledger_accounts_key').doNothing())
      .execute()
    rows = await selectLocked(trx, memberId, refs)
  }
  return new Map(
    rows.map((row) => {
      const account = { id: row.id, kind: row.kind, venueId: row.venue_id, balance: row.balance ?? 0n }
      return [accountKey(account), account]
    }),
  )
}

/** A member's account with its balance in fen. */
export interface AccountBalance {
  readonly kind: AccountKind
  readonly venueId: number
  readonly balance: bigint
}

const accountsOf = compiled<{ memberId: string }>()((db, value) =>
  db
    .selectFrom('ledger_accounts')
    .select(['kind', 'venue_id', 'balance'])
    .where('member_id', '=', value('memberId')),
)

/** All accounts of a member in one snapshot. */
export async function readBalances(db: Kysely<Schema>, memberId: string): Promise<AccountBalance[]> {
  const { rows } = await accountsOf(db, { memberId })
  return rows.map((row) => ({ kind: row.kind, venueId: row.venue_id, balance: row.balance ?? 0n }))
}
