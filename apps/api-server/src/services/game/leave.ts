import { fenToDecimal } from '@koi/api-core/amount'
import { leave as endpoint } from '@koi/contract/game'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import { play } from '../../rules/games.ts'
import { settleLeftRound } from '../round/settleHeldRound.ts'
import { closeGame } from './closeGame.ts'

/**
 * Closes the member's game session; a session of somebody else answers like one that is closed. A round that is left open
 * is settled a moment later; one that waits for a draw, by that.
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
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [sessionId], answer: endpoint.output, at },
      async () => {
        const session = await trx
          .selectFrom('game_sessions')
          .select(['id', 'venue_id', 'game_id'])
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
        const open = await trx
          .selectFrom('game_rounds')
          .select(['id', 'session_id', 'game_id', 'draws_at'])
          .where('member_id', '=', memberId)
          .where('venue_id', '=', session.venue_id)
          .where('settled_at', 'is', null)
          .execute()
        for (const round of open) {
          if (round.draws_at || round.game_id !== session.game_id) continue
          await ctx.queue.enqueue(trx, {
            kind: settleLeftRound,
            payload: { id: round.id, sessionId: round.session_id },
            runAt: at.getTime() + play.leftRound,
            dedupeKey: `${round.id}:${session.id}`,
          })
        }
        return {
          returned: fenToDecimal(closed.returned),
          held: fenToDecimal(closed.held),
          open: open.map(({ id }) => id),
          central: fenToDecimal(closed.central),
        }
      },
    ),
  )
}
