import { sql } from 'kysely'
import { rateLimits } from '../rules/rateLimits.ts'
import { sha256 } from '../security/sha256.ts'
import type { Context } from '../services/context.ts'
import { HttpFailure } from './httpFailure.ts'

/**
 * Counts a call per device and address, in the database, so that all processes count together.
 *
 * @throws HttpFailure 429 with `Retry-After` in seconds.
 */
export async function rateLimit(ctx: Context, name: string, device: string, address: string): Promise<void> {
  const rule = rateLimits.get(name)
  if (!rule) return
  const now = ctx.clock.now()
  const at = new Date(now)
  const stale = new Date(now - rule.window)
  const row = await ctx.db
    .insertInto('rate_limits')
    .values({ key: sha256(`${name} ${device} ${address}`), window_start: at, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.window_start <= ${stale}::timestamptz then 1
          else rate_limits.hits + 1 end`,
        window_start: sql`case when rate_limits.window_start <= ${stale}::timestamptz
          then ${at}::timestamptz else rate_limits.window_start end`,
      }),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow()
  if (row.hits <= rule.hits) return
  const wait = Math.max(Math.ceil((row.window_start.getTime() + rule.window - now) / 1000), 1)
  throw new HttpFailure(429, 'too-many', { 'retry-after': String(wait) })
}
