import { access } from '../rules/access.ts'
import { rateLimits } from '../rules/rateLimits.ts'
import { retention } from '../rules/retention.ts'
import type { Context } from '../services/context.ts'

const day = 24 * 3_600_000
const longestWindow = Math.max(...[...rateLimits.values()].map(({ window }) => window))

/** Tickets of games that can no longer be redeemed. */
export async function forgetTickets({ db, clock }: Context): Promise<void> {
  await db
    .updateTable('game_sessions')
    .set({ ticket_hash: null })
    .where('ticket_hash', 'is not', null)
    .where('ticket_expires_at', '<=', new Date(clock.now()))
    .execute()
}

/** Codes and their messages, a day after they expired. */
export async function forgetCodes({ db, clock }: Context): Promise<void> {
  const old = new Date(clock.now() - day)
  await db.deleteFrom('sms_codes').where('expires_at', '<', old).execute()
  await db.deleteFrom('sms_outbox').where('expires_at', '<', old).execute()
}

/**
 * What counts tries and calls, once its window is long over. A counter whose end lies further ahead than any window was
 * written while the clock ran ahead, and would hold its caller back until then.
 */
export async function forgetGuards({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await db
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('expire', '<', BigInt(now)), eb('expire', '>', BigInt(now + longestWindow))]))
    .execute()
  await db
    .deleteFrom('login_guards')
    .where('tried_at', '<', new Date(now - access.lockout.window - access.lockout.locked))
    .execute()
  await forgetDevices({ db, clock })
}

/** Devices that their member has not logged in from for long. */
async function forgetDevices({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const old = new Date(clock.now() - access.deviceKnownFor)
  await db.deleteFrom('member_devices').where('last_login_at', '<', old).execute()
}

/** Pictures that were uploaded for feedback which never came. */
export async function forgetPictures({ db, clock }: Context): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('feedback_id', 'is', null)
    .where('created_at', '<', new Date(clock.now() - retention.unusedPictures))
    .execute()
}
