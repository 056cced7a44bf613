import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refusal.ts'
import type { BonusRow } from './runningBonus.ts'

/** Takes one of the places of a promotion. @throws Refusal `promotion-full`. */
export async function takePlace(
  trx: Transaction<Schema>,
  { promotion_id: id, capacity }: { promotion_id: string; capacity: number | null },
): Promise<void> {
  const taken = await trx
    .updateTable('promotions')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', id)
    .$if(capacity !== null, (query) => query.where('taken', '<', capacity ?? 0))
    .returning('taken')
    .executeTakeFirst()
  if (!taken) refuse('promotion-full')
}

/** Gives the place of a part back that has ended before the promotion brought its member anything. */
export async function giveBackPlace(
  trx: Transaction<Schema>,
  { member_id: memberId, promotion_id: id, step, granted_at: granted }: BonusRow,
): Promise<void> {
  if (step !== null || granted !== null) return
  await sql`update promotions set taken = taken - 1 where id = ${id} and taken > 0 and not exists (
    select from bonuses where member_id = ${memberId} and promotion_id = ${id} and step is not null
  )`.execute(trx)
}
