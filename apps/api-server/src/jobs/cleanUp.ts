import { sql } from 'kysely'
import { access } from '../rules/access.ts'
import { rateLimits } from '../rules/rateLimits.ts'
import { retention } from '../rules/retention.ts'
import type { Context } from '../services/context.ts'
import { deleteFree } from './deleteFree.ts'

const day = 24 * 3_600_000
const longestWindow = Math.max(...[...rateLimits.values()].map(({ window }) => window))

/** Tickets of games that can no longer be redeemed. A game that a call holds keeps its ticket until the next time. */
export async function forgetTickets({ db, clock }: Context): Promise<void> {
  await db
    .updateTable('game_sessions')
    .set({ ticket_hash: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('game_sessions')
        .select('id')
        .where('ticket_hash', 'is not', null)
        .where('ticket_expires_at', '<=', new Date(clock.now()))
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Codes and their messages, a day after they expired. */
export async function forgetCodes({ db, clock }: Context): Promise<void> {
  const old = sql<boolean>`expires_at < ${new Date(clock.now() - day)}`
  await deleteFree(db, 'sms_codes', old)
  await deleteFree(db, 'sms_outbox', old)
}

/**
 * What counts tries and calls, once its window is long over. A counter whose end lies further ahead than any window was
 * written while the clock ran ahead, and would hold its caller back until then.
 */
export async function forgetGuards({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const { lockout, deviceKnownFor } = access
  await deleteFree(db, 'rate_limits', sql`expire < ${now} or expire > ${now + longestWindow}`)
  await deleteFree(db, 'login_guards', sql`tried_at < ${new Date(now - lockout.window - lockout.locked)}`)
  // Devices that their member has not logged in from for long.
  await deleteFree(db, 'member_devices', sql`last_login_at < ${new Date(now - deviceKnownFor)}`)
}

/** Pictures that were uploaded for feedback which never came. */
export async function forgetPictures({ db, clock }: Context): Promise<void> {
  const old = new Date(clock.now() - retention.unusedPictures)
  await deleteFree(db, 'pictures', sql`feedback_id is null and created_at < ${old}`)
}
