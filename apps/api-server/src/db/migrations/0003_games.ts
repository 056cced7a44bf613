import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Venues, games, game sessions and rounds. */
export const games: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table venues (
        id integer primary key,
        sort integer not null,
        game_type text not null,
        name_zh text not null,
        name_en text not null,
        maintenance boolean not null default false,
        maintenance_until timestamptz
      )`,
      `create table games (
        id text primary key,
        venue_id integer not null references venues (id),
        sort integer not null,
        name_zh text not null,
        name_en text not null,
        pinyin text not null,
        initials text not null,
        tags text not null,
        rtp text not null,
        min_stake bigint not null check (min_stake > 0),
        max_stake bigint not null check (max_stake >= min_stake)
      )`,
      `create index games_by_venue on games (venue_id, sort)`,
      `create table game_sessions (
        id text primary key,
        mode text not null check (mode in ('real', 'demo')),
        member_id text references members (id),
        venue_id integer not null references venues (id),
        game_id text not null references games (id),
        locale text not null,
        shell_origin text not null,
        ticket_hash text constraint game_sessions_ticket_key unique,
        ticket_expires_at timestamptz not null,
        key_hash text constraint game_sessions_key_key unique,
        demo_balance bigint check (demo_balance >= 0),
        opened_at timestamptz not null,
        last_active_at timestamptz not null,
        closed_at timestamptz,
        check ((mode = 'demo') = (demo_balance is not null)),
        check (mode = 'demo' or member_id is not null)
      )`,
      `create unique index game_sessions_one_open on game_sessions (member_id)
        where mode = 'real' and closed_at is null`,
      `create index game_sessions_stale on game_sessions (last_active_at) where closed_at is null`,
      `create table game_rounds (
        id text primary key,
        session_id text not null references game_sessions (id),
        round text not null,
        member_id text references members (id),
        venue_id integer not null,
        game_id text not null references games (id),
        stake bigint not null check (stake > 0),
        payout bigint check (payout >= 0),
        multiplier integer,
        seed integer,
        stake_balance bigint not null,
        payout_balance bigint,
        placed_at timestamptz not null,
        settled_at timestamptz,
        check ((payout is null) = (settled_at is null)),
        constraint game_rounds_round_key unique (session_id, round)
      )`,
      `create unique index game_rounds_member_round on game_rounds (member_id, round) where member_id is not null`,
      `create index game_rounds_record on game_rounds (member_id, placed_at desc, id desc)`,
      `create index game_rounds_open on game_rounds (placed_at) where settled_at is null`,
    ]),
}
