import type * as v from 'valibot'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { revealDraws } from '../round/draw.ts'
import type { settleDrawJob } from '../round/settleDrawJob.ts'
import { settleHeldRound } from '../round/settleHeldRound.ts'

const batch = 100

/**
 * Settles all bets on a draw that nobody has read the result of yet, each in a transaction of its own: what a killed process
 * leaves is settled by the next one, and nothing twice. One that fails does not keep the others from it.
 *
 * @throws RangeError before the draw, as a clock that is behind that of the database would have it: the job comes back.
 */
export async function settleDraw({
  ctx,
  input,
}: {
  ctx: Context
  input: v.InferOutput<typeof settleDrawJob.payload>
}): Promise<void> {
  const drawsAt = new Date(input.drawsAt)
  if (ctx.clock.now() < drawsAt.getTime()) throw new RangeError('the draw is still to come')
  await revealDraws(ctx.db, input.gameId, drawsAt)
  const failures: unknown[] = []
  let after = ''
  for (;;) {
    const waiting = await ctx.db
      .selectFrom('game_rounds')
      .select(['id', 'session_id as sessionId'])
      .where('game_id', '=', input.gameId)
      .where('draws_at', '=', drawsAt)
      .where('settled_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const round of waiting) {
      await transact(ctx.db, (trx) => settleHeldRound(trx, { ctx, input: round, wait: true })).catch(
        (error: unknown) => failures.push(error),
      )
      after = round.id
    }
    if (waiting.length < batch) break
  }
  if (failures.length > 0) throw failures[0]
}
