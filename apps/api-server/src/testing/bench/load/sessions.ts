import { sql } from 'kysely'
import type { Database } from '../../../db/openDatabase.ts'

/** The device and token of a member by its number, from 1: the generator of the load knows both without asking. */
export function sessionOf(member: number): { device: string; token: string } {
  return { device: `web--benchmark-${String(member).padStart(8, '0')}`, token: `bench-token-${member}` }
}

/**
 * Gives each member a session, or its session a fresh start. With `settled`, no token is due for rotation and no activity
 * is written down for an hour: what is left of a call is its session and its answer.
 */
export async function fillSessions(
  db: Database['db'],
  { members, settled }: { members: number; settled: boolean },
): Promise<void> {
  const made = sql`(select i, 'm' || i as id, 'web--benchmark-' || lpad(i::text, 8, '0') as device,
    rtrim(translate(encode(sha256(convert_to('bench-token-' || i, 'UTF8')), 'base64'), '+/', '-_'), '=') as hash
    from generate_series(1, ${members}::int4) i)`
  const issued = settled ? sql`now() + interval '1 hour'` : sql`now()`
  await sql`insert into logins (id, member_id, at, method, device, browser, system, new_device)
    select id, id, now(), 'password', device, 'other', 'other', false from ${made} m
    on conflict (id) do nothing`.execute(db)
  await sql`insert into sessions (id, member_id, login_id, device, token_hash, token_issued_at, created_at,
      last_active_at, expires_at)
    select id, id, id, device, hash, ${issued}, now(), ${issued}, now() + interval '11 hours' from ${made} m
    on conflict (id) do update set token_hash = excluded.token_hash, token_issued_at = excluded.token_issued_at,
      last_active_at = excluded.last_active_at, expires_at = excluded.expires_at, previous_hash = null`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}
