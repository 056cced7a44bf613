import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'

const { lockout } = access

/** How a guarded try ended. */
export type Verdict =
  | { readonly state: 'right' }
  /** `lockedUntil` is null while tries are left. */
  | { readonly state: 'wrong'; readonly triesLeft: number; readonly lockedUntil: Date | null }
  | { readonly state: 'locked'; readonly retryAt: Date }

/** Locks the subject's row and answers until when it is locked, null when it is not. */
async function lockSubject(trx: Transaction<Schema>, subject: string, now: number): Promise<Date | null> {
  const tried_at = new Date(now)
  const guard = await trx
    .insertInto('login_guards')
    .values({ subject, tried_at, locked_until: null })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ tried_at }))
    .returning('locked_until')
    .executeTakeFirstOrThrow()
  return guard.locked_until && guard.locked_until > tried_at ? guard.locked_until : null
}

/** Counts the failed tries within the window and those still being checked, and locks the subject when all are used. */
async function countTries(trx: Transaction<Schema>, subject: string, now: number) {
  await trx
    .deleteFrom('login_tries')
    .where('subject', '=', subject)
    .where('at', '<=', new Date(now - lockout.window))
    .execute()
  const tries = await trx
    .selectFrom('login_tries')
    .select(['at', 'failed'])
    .where('subject', '=', subject)
    .execute()
  const failed = tries.filter((row) => row.failed || row.at.getTime() <= now - lockout.judgedWithin).length
  const lockedUntil = failed >= lockout.failures ? new Date(now + lockout.locked) : null
  await trx
    .updateTable('login_guards')
    .set({ locked_until: lockedUntil })
    .where('subject', '=', subject)
    .execute()
  return { failed, open: tries.length - failed, lockedUntil }
}

/** Notes a try that is about to be checked. Answers null when as many are being checked as may still fail. */
function claimTry(ctx: Context, subject: string): Promise<{ id: bigint } | { retryAt: Date } | null> {
  return transact(ctx.db, async (trx) => {
    const now = ctx.clock.now()
    const locked = await lockSubject(trx, subject, now)
    if (locked) return { retryAt: locked }
    const { failed, open, lockedUntil } = await countTries(trx, subject, now)
    if (lockedUntil) return { retryAt: lockedUntil }
    if (failed + open >= lockout.failures) return null
    return trx
      .insertInto('login_tries')
      .values({ subject, at: new Date(now), failed: false })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

const waitFor = 25
const waits = 120

/** Claims a try, and waits for others of the same subject that are being checked: they may turn out right. */
async function awaitTry(ctx: Context, subject: string): Promise<{ id: bigint } | { retryAt: Date }> {
  for (let attempt = 0; attempt < waits; attempt += 1) {
    const claimed = await claimTry(ctx, subject)
    if (claimed) return claimed
    await pause(waitFor)
  }
  return { retryAt: new Date(ctx.clock.now() + lockout.judgedWithin) }
}

async function noteFailure(ctx: Context, subject: string, id: bigint): Promise<Verdict> {
  return transact(ctx.db, async (trx) => {
    const now = ctx.clock.now()
    await lockSubject(trx, subject, now)
    await trx.updateTable('login_tries').set({ failed: true }).where('id', '=', id).execute()
    const { failed, lockedUntil } = await countTries(trx, subject, now)
    return { state: 'wrong', triesLeft: Math.max(lockout.failures - failed, 0), lockedUntil }
  })
}

/** The failed tries of a subject are forgotten, and its lock ends. */
export async function forgetTries(ctx: Context, subject: string, judged?: bigint): Promise<void> {
  await transact(ctx.db, async (trx) => {
    await lockSubject(trx, subject, ctx.clock.now())
    await trx
      .deleteFrom('login_tries')
      .where('subject', '=', subject)
      .where((eb) =>
        judged === undefined
          ? eb('failed', '=', true)
          : eb.or([eb('failed', '=', true), eb('id', '=', judged)]),
      )
      .execute()
    await trx.updateTable('login_guards').set({ locked_until: null }).where('subject', '=', subject).execute()
  })
}

/**
 * Stops guessing: 5 tries that fail within any 30 minutes lock the subject for 30 minutes. No more tries are checked at the
 * same time than may still fail, so that guesses sent in parallel are no more than guesses sent in turn; the others wait
 * until those are judged, so that right passwords sent in parallel all pass. It does not matter whether the subject exists,
 * so that a lock tells nobody which accounts do.
 */
export async function guardTry(
  ctx: Context,
  subject: string,
  isRight: () => Promise<boolean>,
): Promise<Verdict> {
  const claimed = await awaitTry(ctx, subject)
  if ('retryAt' in claimed) return { state: 'locked', retryAt: claimed.retryAt }
  const right = await isRight().catch(async (error: unknown) => {
    await ctx.db.deleteFrom('login_tries').where('id', '=', claimed.id).execute()
    throw error
  })
  if (!right) return noteFailure(ctx, subject, claimed.id)
  await forgetTries(ctx, subject, claimed.id)
  return { state: 'right' }
}
