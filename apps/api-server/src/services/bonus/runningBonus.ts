import { promotionTerms, type Wagering } from '@koi/contract/promo'
import type { Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import type { BonusTable } from '../../db/promotionTables.ts'
import type { Schema } from '../../db/schema.ts'

export type BonusRow = Selectable<BonusTable>

/**
 * Locks the bonus that is running for a member, if one is, until the transaction ends. Whoever moves money of a bonus does
 * so first, before any account of the ledger.
 */
export function lockRunningBonus(trx: Transaction<Schema>, memberId: string): Promise<BonusRow | undefined> {
  return trx
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a bonus by its id. */
export function lockBonus(trx: Transaction<Schema>, id: string): Promise<BonusRow | undefined> {
  return trx.selectFrom('bonuses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What has to be wagered by the version of the rules that a bonus was joined under; null where nothing has. */
export async function readWagering(
  db: Kysely<Schema>,
  { promotion_id: id, version }: Pick<BonusRow, 'promotion_id' | 'version'>,
): Promise<Wagering | null> {
  const row = await db
    .selectFrom('promotion_versions')
    .select('terms')
    .where('promotion_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const terms = v.parse(promotionTerms, JSON.parse(row.terms))
  return 'wagering' in terms ? terms.wagering : null
}
