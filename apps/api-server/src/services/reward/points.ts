import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refusal.ts'

/** How many points a member has. */
export async function readPoints(db: Kysely<Schema>, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('point_accounts')
    .select('points')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.points ?? 0
}

/** A movement of points. `reference` names its cause: a second one of the same cause fails. */
interface PointMove {
  readonly memberId: string
  /** Below zero for points that are taken. */
  readonly points: number
  readonly reference: string
  readonly at: Date
}

/**
 * Adds points, or takes them, and answers how many there are then.
 *
 * @throws Refusal `points-insufficient` with `needed` and `available`.
 */
export async function movePoints(
  trx: Transaction<Schema>,
  { memberId, points, reference, at }: PointMove,
): Promise<number> {
  await trx
    .insertInto('point_accounts')
    .values({ member_id: memberId, points: 0 })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
  const { points: there } = await trx
    .selectFrom('point_accounts')
    .select('points')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (there + points < 0) refuse('points-insufficient', { needed: -points, available: there })
  await trx
    .updateTable('point_accounts')
    .set({ points: there + points })
    .where('member_id', '=', memberId)
    .execute()
  await trx.insertInto('point_entries').values({ member_id: memberId, points, reference, at }).execute()
  return there + points
}
