import { sql } from 'kysely'
import { rateLimits } from '../rules/rateLimits.ts'
import { sha256 } from '../security/sha256.ts'
import type { Context } from '../services/context.ts'
import { HttpFailure } from './httpFailure.ts'

/** Who asks, as far as limits care. */
export interface Caller {
  readonly device: string
  readonly address: string
  readonly guest: boolean
}

/**
 * Counts a call for its device and for its address, in the database, so that all processes count together.
 *
 * @throws HttpFailure 429 with `Retry-After` in seconds.
 */
export async function rateLimit(ctx: Context, name: string, caller: Caller): Promise<void> {
  const rule = rateLimits.get(name)
  if (!rule || (rule.guestsOnly && !caller.guest)) return
  const now = ctx.clock.now()
  const at = new Date(now)
  const stale = new Date(now - rule.window)
  const limits = new Map([
    [sha256(`${name} device ${caller.device} ${caller.address}`), rule.perDevice],
    [sha256(`${name} address ${caller.address}`), rule.perAddress],
  ])
  const rows = await ctx.db
    .insertInto('rate_limits')
    .values([...limits.keys()].map((key) => ({ key, window_start: at, hits: 1 })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.window_start <= ${stale}::timestamptz then 1
          else rate_limits.hits + 1 end`,
        window_start: sql`case when rate_limits.window_start <= ${stale}::timestamptz
          then ${at}::timestamptz else rate_limits.window_start end`,
      }),
    )
    .returning(['key', 'hits', 'window_start'])
    .execute()
  const ends = rows
    .filter(({ key, hits }) => hits > (limits.get(key) ?? 0))
    .map(({ window_start }) => window_start.getTime() + rule.window)
  if (ends.length === 0) return
  const wait = Math.max(Math.ceil((Math.max(...ends) - now) / 1000), 1)
  throw new HttpFailure(429, 'too-many', { 'retry-after': String(wait) })
}
