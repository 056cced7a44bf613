import { sql } from 'kysely'
import type { Database } from '../../db/openDatabase.ts'

/** What a member had of promotions over so many days. */
interface Past {
  readonly memberId: string
  readonly days: number
  readonly now: number
}

/**
 * Writes that a member joined the recharge reward on the first of the days, claimed a rebate on each of them, and is an agent
 * whom a friend, who played today, registered with on each of them, and whom each of them paid.
 */
export async function fillPromotions(db: Database['db'], { memberId, days, now }: Past): Promise<void> {
  const first = sql`(to_timestamp(${now / 1000}::float8) - make_interval(days => ${days}::int4))`
  const past = sql`(select i, ${first} + make_interval(days => i) as at from generate_series(1, ${days}::int4) i)`
  await sql`insert into bonuses (id, member_id, promotion_id, version, state, joined_at)
    values ('ladder-' || ${memberId}, ${memberId}, 'recharge-ladder', 1, 'joined', ${first})`.execute(db)
  await sql`insert into bonuses (id, member_id, promotion_id, version, state, joined_at, bonus, released, granted_at, ended_at)
    select 'rebate-' || i || ${memberId}, ${memberId}, 'daily-rebate', 1, 'released', at, 100, 100, at, at
    from ${past} d`.execute(db)
  await sql`insert into agents (member_id, state, about, applied_at, decided_at)
    values (${memberId}, 'approved', '', ${first}, ${first})`.execute(db)
  await sql`insert into members (id, account, password_hash, area, phone, invite_code, created_at)
    select f.id, f.id, '', '86', f.id, f.id, f.at
    from (select i || '-' || ${memberId} as id, at from ${past} d) f`.execute(db)
  await sql`insert into referrals (member_id, agent_id, at)
    select i || '-' || ${memberId}, ${memberId}, at from ${past} d`.execute(db)
  await sql`insert into turnover_days (member_id, day, game_type, staked)
    select i || '-' || ${memberId}, to_timestamp(${now / 1000}::float8)::date,
      (select game_type from venues order by id limit 1), 100 from ${past} d`.execute(db)
  await sql`insert into agent_days (agent_id, day, members, turnover, commission, paid_at)
    select ${memberId}, at::date, 1, 100000, 100, at from ${past} d`.execute(db)
}
