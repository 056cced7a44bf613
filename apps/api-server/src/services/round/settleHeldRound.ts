import type { Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import type { GameRoundTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import type { JobKind } from '../queue/jobQueue.ts'
import { isDrawn, payOut } from './payOut.ts'

/** A round by its row, with the session it was placed in. */
interface HeldRound {
  readonly id: string
  readonly sessionId: string
}

/**
 * Settles a round without its game and answers it as it then is; null while another transaction has it in hand. A settled
 * round stays as it is, and nobody settles one before its draw: that answers null as well. The session is locked first, as those who play lock it: the other way round, the two could wait
 * for each other.
 */
export async function settleHeldRound(
  trx: Transaction<Schema>,
  { ctx, input, wait }: { ctx: Context; input: HeldRound; wait: boolean },
): Promise<Selectable<GameRoundTable> | null> {
  const session = trx.selectFrom('game_sessions').select('id').where('id', '=', input.sessionId).forUpdate()
  if (!(await (wait ? session : session.skipLocked()).executeTakeFirst())) return null
  const row = trx.selectFrom('game_rounds').selectAll().where('id', '=', input.id)
  const locked = row.forUpdate()
  const round = await (wait ? locked : locked.skipLocked()).executeTakeFirst()
  if (!round || round.settled_at !== null) return round ?? null
  if (!isDrawn(ctx, round)) return null
  await payOut(trx, ctx, round)
  return row.executeTakeFirstOrThrow()
}

const payload = v.object({ id: v.string(), sessionId: v.string() })

/** Settles a round whose game was left, a moment later. */
export const settleLeftRound = {
  name: 'round.settle-left',
  payload,
  attempts: 20,
} satisfies JobKind<typeof payload>

/** Settles a round whose game was left, unless the player has come back to that game: then they play it out themselves. */
export async function settleWhenLeft(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: HeldRound },
): Promise<void> {
  const round = await trx
    .selectFrom('game_rounds')
    .select(['member_id', 'game_id'])
    .where('id', '=', input.id)
    .executeTakeFirst()
  if (!round?.member_id) return
  const back = await trx
    .selectFrom('game_sessions')
    .select('id')
    .where('member_id', '=', round.member_id)
    .where('game_id', '=', round.game_id)
    .where('mode', '=', 'real')
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!back) await settleHeldRound(trx, { ctx, input, wait: true })
}
