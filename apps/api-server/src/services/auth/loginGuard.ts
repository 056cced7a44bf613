import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'

const { lockout } = access

/** What a guess is told when its subject is locked. */
type LockCode = 'account-locked' | 'password-locked' | 'withdraw-password-locked'

/** What a try leaves. */
interface Claim {
  readonly triesLeft: number
  /** Until when the subject is locked unless this try succeeds; null while tries are left. */
  readonly lockedUntil: Date | null
}

/** Notes a try and answers how many there were within the window, this one included. */
async function note(trx: Transaction<Schema>, subject: string, now: number): Promise<number> {
  await trx
    .deleteFrom('login_tries')
    .where('subject', '=', subject)
    .where('at', '<=', new Date(now - lockout.window))
    .execute()
  await trx
    .insertInto('login_tries')
    .values({ subject, at: new Date(now) })
    .execute()
  const tries = await trx.selectFrom('login_tries').select('id').where('subject', '=', subject).execute()
  return tries.length
}

/**
 * Stops guessing: 5 tries that fail within any 30 minutes lock the subject for 30 minutes. A try counts before its
 * password is checked, so that guesses sent in parallel are no more than guesses sent in turn. It does not matter
 * whether the subject exists, so that a lock tells nobody which accounts do.
 */
export const loginGuard = {
  /**
   * Counts a try and answers how many are left after it, and until when the subject is locked if this one fails and was
   * the last; the subject's row is held meanwhile, so that tries are counted one by one.
   *
   * @throws Refusal `account-locked`, or the code given, with `retryAt`.
   */
  async claimTry(ctx: Context, subject: string, locked: LockCode = 'account-locked'): Promise<Claim> {
    const now = ctx.clock.now()
    const at = new Date(now)
    const { tries, lockedUntil, willLock } = await transact(ctx.db, async (trx) => {
      const guard = await trx
        .insertInto('login_guards')
        .values({ subject, tried_at: at, locked_until: null })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet({ tried_at: at }))
        .returning('locked_until')
        .executeTakeFirstOrThrow()
      if (guard.locked_until && guard.locked_until > at) {
        return { tries: 0, lockedUntil: guard.locked_until, willLock: null }
      }
      const counted = await note(trx, subject, now)
      const until = counted >= lockout.failures ? new Date(now + lockout.locked) : null
      await trx
        .updateTable('login_guards')
        .set({ locked_until: until })
        .where('subject', '=', subject)
        .execute()
      return { tries: counted, lockedUntil: null, willLock: until }
    })
    if (lockedUntil) refuse(locked, { retryAt: lockedUntil.toISOString() })
    return { triesLeft: Math.max(lockout.failures - tries, 0), lockedUntil: willLock }
  },

  /** A login went well: its tries are forgotten, and a lock ends. */
  async succeeded(ctx: Context, subject: string): Promise<void> {
    await ctx.db.deleteFrom('login_guards').where('subject', '=', subject).execute()
  },
}
