import type { DepositEvent } from '@koi/contract'
import { transact } from '../../db/transact.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Context } from '../context.ts'
import { takeEvent, type EventProblem } from './takeEvent.ts'

/** Carries a problem through a transaction, which rolls back. */
class RejectedEvent extends Error {
  readonly problem: EventProblem | 'event-differs'

  constructor(problem: EventProblem | 'event-differs') {
    super(`rejected: ${problem}`)
    this.name = 'RejectedEvent'
    this.problem = problem
  }
}

/**
 * Takes in a callback whose signature has been checked, once per event id. Answers null, also for a repeat, or what is
 * wrong with it; then nothing has changed, and the event may come again.
 */
export async function receiveEvent({
  ctx,
  input,
}: {
  ctx: Context
  input: { event: DepositEvent; body: string }
}): Promise<EventProblem | 'event-differs' | null> {
  const { event, body } = input
  const bodyHash = sha256(body)
  try {
    await transact(ctx.db, async (trx) => {
      const claimed = await trx
        .insertInto('deposit_events')
        .values({ id: event.id, body_hash: bodyHash, received_at: new Date(ctx.clock.now()) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!claimed) {
        const first = await trx
          .selectFrom('deposit_events')
          .select('body_hash')
          .where('id', '=', event.id)
          .executeTakeFirst()
        if (first?.body_hash !== bodyHash) throw new RejectedEvent('event-differs')
        return
      }
      const problem = await takeEvent(trx, { ctx, input: event })
      if (problem) throw new RejectedEvent(problem)
    })
    return null
  } catch (error) {
    if (error instanceof RejectedEvent) return error.problem
    throw error
  }
}
