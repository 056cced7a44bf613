import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from './context.ts'

/** How long the database may take, in ms: who asks for the health of a server asks often. */
const patience = 2_000

async function giveUp(signal: AbortSignal): Promise<never> {
  await pause(patience, undefined, { signal })
  throw Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
}

/**
 * Asks the database for nothing, to learn whether it answers.
 *
 * @throws Error when it cannot be reached, or does not answer soon.
 */
export async function pingDatabase({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<void> {
  const answered = new AbortController()
  try {
    await Promise.race([sql`select 1`.execute(ctx.db), giveUp(answered.signal)])
  } finally {
    answered.abort()
  }
}
