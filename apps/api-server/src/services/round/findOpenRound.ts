import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { RoundOwner } from './findRound.ts'

/** The round of this game whose stake is still held: it has to be settled before the next one (GLI 4.16). */
export function findOpenRound(
  db: Kysely<Schema>,
  { sessionId, memberId, gameId }: RoundOwner & { readonly gameId: string },
): Promise<{ round: string; stake: bigint } | undefined> {
  const query = db
    .selectFrom('game_rounds')
    .select(['round', 'stake'])
    .where('game_id', '=', gameId)
    .where('settled_at', 'is', null)
    .orderBy('placed_at')
  return memberId === null
    ? query.where('session_id', '=', sessionId).executeTakeFirst()
    : query.where('member_id', '=', memberId).executeTakeFirst()
}
