import { fenToDecimal } from '@koi/api-core/amount'
import { leave as endpoint } from '@koi/contract'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { once } from '../ledger/once.ts'
import { refuse } from '../refuse.ts'
import { closeGame } from './closeGame.ts'

/**
 * Closes the member's game session; a session of somebody else answers like one that is closed.
 *
 * @throws Refusal `game-closed`, `idempotency-key`, `idempotency-conflict`.
 */
export function leave({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; key: string | null; sessionId: string }
}) {
  const { memberId, key, sessionId } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    once(
      trx,
      { memberId, key, call: endpoint.name, payload: [sessionId], answer: endpoint.output, at },
      async () => {
        const session = await trx
          .selectFrom('game_sessions')
          .select(['id', 'venue_id'])
          .where('id', '=', sessionId)
          .where('member_id', '=', memberId)
          .where('mode', '=', 'real')
          .where('closed_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!session) refuse('game-closed')
        const closed = await closeGame(trx, {
          ctx,
          input: { id: session.id, memberId, venueId: session.venue_id },
        })
        return {
          returned: fenToDecimal(closed.returned),
          held: fenToDecimal(closed.held),
          central: fenToDecimal(closed.central),
        }
      },
    ),
  )
}
