import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/**
 * Bulletins that offer something are not shown to a member who may receive no promotions. Their rows stay as they are, so
 * that once the member may again they are where they were, read or not; what has happened to the member itself stays in sight.
 */
export const isOffer = sql<SqlBool>`(messages.box = 'promotion' and messages.bulletin_id is not null)`

/** How many offers lie in the promotion box of a member, which its counts know of. */
export async function countHiddenOffers(
  db: Kysely<Schema>,
  memberId: string,
): Promise<{ readonly messages: number; readonly unread: number }> {
  return db
    .selectFrom('messages')
    .select([
      sql<number>`count(*)::int4`.as('messages'),
      sql<number>`(count(*) filter (where read_at is null))::int4`.as('unread'),
    ])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where(isOffer)
    .executeTakeFirstOrThrow()
}
