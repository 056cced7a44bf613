import type { Kysely, Selectable } from 'kysely'
import type { GameRoundTable, Schema } from '../../db/schema.ts'

/** Whose round it is: a member's, over all sessions of one game, or a demo session's. */
export interface RoundOwner {
  readonly sessionId: string
  readonly memberId: string | null
}

/** The round with this UUID, if its owner has placed it. */
export function findRound(
  db: Kysely<Schema>,
  { sessionId, memberId }: RoundOwner,
  round: string,
): Promise<Selectable<GameRoundTable> | undefined> {
  const query = db.selectFrom('game_rounds').selectAll().where('round', '=', round.toLowerCase())
  return memberId === null
    ? query.where('session_id', '=', sessionId).executeTakeFirst()
    : query.where('member_id', '=', memberId).executeTakeFirst()
}
