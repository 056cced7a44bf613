import { sql } from 'kysely'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'

const { lockout } = access

/**
 * Stops guessing: after 5 failures within 30 minutes the subject is locked for 30 minutes. It does not matter whether
 * the subject exists, so that a lock tells nobody which accounts do.
 */
export const loginGuard = {
  /** @throws Refusal `account-locked` with `retryAt`. */
  async demandOpen(ctx: Context, subject: string): Promise<void> {
    const guard = await ctx.db
      .selectFrom('login_guards')
      .select('locked_until')
      .where('subject', '=', subject)
      .where('locked_until', '>', new Date(ctx.clock.now()))
      .executeTakeFirst()
    if (guard?.locked_until) refuse('account-locked', { retryAt: guard.locked_until.toISOString() })
  },

  async failed(ctx: Context, subject: string): Promise<void> {
    const now = ctx.clock.now()
    const at = new Date(now)
    const stale = new Date(now - lockout.window)
    const lockedUntil = new Date(now + lockout.locked)
    await ctx.db
      .insertInto('login_guards')
      .values({ subject, failures: 1, first_at: at, locked_until: null })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({
          failures: sql`case when login_guards.first_at <= ${stale}::timestamptz then 1
            else login_guards.failures + 1 end`,
          first_at: sql`case when login_guards.first_at <= ${stale}::timestamptz then ${at}::timestamptz
            else login_guards.first_at end`,
          locked_until: sql`case when login_guards.first_at > ${stale}::timestamptz
            and login_guards.failures + 1 >= ${lockout.failures}::integer
            then ${lockedUntil}::timestamptz else null end`,
        }),
      )
      .execute()
  },

  async succeeded(ctx: Context, subject: string): Promise<void> {
    await ctx.db.deleteFrom('login_guards').where('subject', '=', subject).execute()
  },
}
