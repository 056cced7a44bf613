import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Who was invited by whom, who asked to be an agent, and what agents earned by day. */
export const agents: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table referrals (
        member_id text primary key references members (id),
        agent_id text not null references members (id),
        at timestamptz not null,
        check (agent_id <> member_id)
      )`,
      `create index referrals_by_agent on referrals (agent_id, at desc, member_id desc)`,
      `insert into referrals (member_id, agent_id, at)
        select m.id, a.id, m.created_at from members m
        join members a on a.invite_code = m.invited_by and a.id <> m.id`,
      `create table agents (
        member_id text primary key references members (id),
        state text not null check (state in ('pending', 'approved', 'rejected')),
        about text not null,
        applied_at timestamptz not null,
        decided_at timestamptz
      )`,
      `create table agent_days (
        agent_id text not null references agents (member_id),
        day date not null,
        members integer not null,
        turnover bigint not null,
        commission bigint not null check (commission >= 0),
        paid_at timestamptz not null,
        primary key (agent_id, day)
      )`,
    ]),
}
