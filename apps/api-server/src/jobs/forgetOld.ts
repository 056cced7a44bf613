import { sql } from 'kysely'
import { transact } from '../db/transact.ts'
import { retention } from '../rules/retention.ts'
import type { Context } from '../services/context.ts'
import { deleteFree } from './deleteFree.ts'

/** So much is deleted in one transaction. */
const batch = 1_000

/** Games without money, with their rounds, once they have been closed for a while. */
async function forgetDemoGames({ db, clock }: Context): Promise<number> {
  return transact(db, async (trx) => {
    const old = await trx
      .selectFrom('game_sessions')
      .select(['id', 'sitting_id'])
      .where('mode', '=', 'demo')
      .where('closed_at', '<', new Date(clock.now() - retention.demoGames))
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    if (old.length === 0) return 0
    const sessions = old.map(({ id }) => id)
    const sittings = old.map((session) => session.sitting_id)
    await trx.deleteFrom('game_rounds').where('session_id', 'in', sessions).execute()
    await trx.deleteFrom('game_sessions').where('id', 'in', sessions).execute()
    await trx.deleteFrom('game_sittings').where('id', 'in', sittings).execute()
    return old.length
  })
}

/** What members told the site, with its pictures. */
async function forgetFeedback({ db, clock }: Context): Promise<number> {
  return transact(db, async (trx) => {
    const old = await trx
      .selectFrom('feedback')
      .select('id')
      .where('created_at', '<', new Date(clock.now() - retention.feedback))
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await trx.deleteFrom('pictures').where('feedback_id', 'in', ids).execute()
    await trx.deleteFrom('feedback').where('id', 'in', ids).execute()
    return old.length
  })
}

const aged = [
  { table: 'sessions', time: 'expires_at', kept: retention.sessions },
  { table: 'logins', time: 'at', kept: retention.logins },
  { table: 'hand_overs', time: 'expires_at', kept: retention.handOvers },
  { table: 'idempotency_keys', time: 'created_at', kept: retention.idempotencyKeys },
  { table: 'game_days', time: 'day', kept: retention.gameDays },
  { table: 'messages', time: 'created_at', kept: retention.messages },
  { table: 'movements', time: 'at', kept: retention.records },
  { table: 'movement_sums', time: 'start', kept: retention.records },
  { table: 'round_sums', time: 'start', kept: retention.records },
  { table: 'deposit_events', time: 'received_at', kept: retention.callbacks },
] as const

/** Deletes what is older than it is kept, of tables that only grow (D20). */
export async function forgetOld(ctx: Context): Promise<void> {
  for (const { table, time, kept } of aged) {
    const before = new Date(ctx.clock.now() - kept)
    await deleteFree(ctx.db, table, sql`${sql.ref(time)} < ${before}`)
  }
  while ((await forgetDemoGames(ctx)) === batch);
  while ((await forgetFeedback(ctx)) === batch);
}
