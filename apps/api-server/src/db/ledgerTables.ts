import type { ColumnType, Generated } from 'kysely'

/** Accounts of members, which are never negative: cash and what of it is held, bonus money and what of that is held. */
export const memberAccountKinds = ['wallet', 'held', 'bonus', 'bonus-held'] as const

/**
 * The other side is the house: what games win and lose (`house`, per venue), what was paid in and out (`cash`), fees
 * (`fees`), the play money it gave away (`equity`), and what promotions cost (`promotion`).
 */
export type AccountKind =
  | (typeof memberAccountKinds)[number]
  | 'house'
  | 'equity'
  | 'cash'
  | 'fees'
  | 'promotion'

export interface LedgerAccountTable {
  id: Generated<bigint>
  kind: AccountKind
  member_id: string | null
  /** 0 is the central wallet. */
  venue_id: number
  /** What its postings sum to, in fen; null for the house. Postings alone change it. */
  balance: ColumnType<bigint | null, bigint | null | undefined, never>
}

export interface LedgerTransactionTable {
  id: string
  kind: string
  member_id: string
  /** What caused it; unique, so that one cause never moves money twice. */
  reference: string
  created_at: Date
}
