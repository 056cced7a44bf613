import type { LoginRecord, OpenLogin } from '@koi/contract/devices'
import { sql } from 'kysely'
import { access } from '../../rules/access.ts'
import { retention } from '../../rules/retention.ts'
import type { Context } from '../context.ts'

/** The latest logins of the member, the newest first: never more than one answer holds, however many there were. */
export async function listLogins({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; loginId: string }
}): Promise<{ items: LoginRecord[]; days: number }> {
  const rows = await ctx.db
    .selectFrom('logins')
    .selectAll()
    .where('member_id', '=', input.memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(access.loginsShown)
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      method: row.method,
      browser: row.browser,
      system: row.system,
      address: row.address,
      place: row.place,
      newDevice: row.new_device,
      current: row.id === input.loginId,
    })),
    days: retention.logins / (24 * 3_600_000),
  }
}

/** The logins of the member with a tab that is still logged in: this one first, then the last used. */
export async function listOpenLogins({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; loginId: string }
}): Promise<{ items: OpenLogin[] }> {
  const now = ctx.clock.now()
  const rows = await ctx.db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login_id')
    .select(['logins.id', 'at', 'method', 'browser', 'system', 'address', 'place'])
    .select((eb) => [eb.fn.max('last_active_at').as('last'), sql<number>`count(*)::int`.as('tabs')])
    .where('sessions.member_id', '=', input.memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('last_active_at', '>', new Date(now - access.session.idle))
    .groupBy('logins.id')
    .execute()
  const items = rows
    .toSorted((a, b) => b.last.getTime() - a.last.getTime())
    .map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      method: row.method,
      browser: row.browser,
      system: row.system,
      address: row.address,
      place: row.place,
      lastActiveAt: row.last.toISOString(),
      tabs: row.tabs,
      current: row.id === input.loginId,
    }))
  return { items: items.toSorted((a, b) => Number(b.current) - Number(a.current)) }
}
