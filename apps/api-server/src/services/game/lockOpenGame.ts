import type { Selectable, Transaction } from 'kysely'
import type { GameSessionTable, Schema } from '../../db/schema.ts'

/** The member's open real game session, locked until the transaction ends. */
export function lockOpenGame(
  trx: Transaction<Schema>,
  memberId: string,
): Promise<Selectable<GameSessionTable> | undefined> {
  return trx
    .selectFrom('game_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('mode', '=', 'real')
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
