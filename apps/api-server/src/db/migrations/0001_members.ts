import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Members, their sessions, text-message codes and the guards against guessing. */
export const members: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table config (key text primary key, value text not null)`,
      `create table members (
        id text primary key,
        account text not null constraint members_account_key unique,
        password_hash text not null,
        withdraw_password_hash text,
        area text not null,
        phone text not null,
        name text,
        email text,
        birth_date text,
        invite_code text not null constraint members_invite_code_key unique,
        invited_by text,
        vip_level integer not null default 0,
        auto_transfer boolean not null default true,
        created_at timestamptz not null,
        last_login_at timestamptz,
        constraint members_phone_key unique (area, phone)
      )`,
      `create index members_by_phone on members (phone)`,
      `create table messages (
        id text primary key,
        member_id text not null references members (id),
        topic text not null,
        created_at timestamptz not null,
        read_at timestamptz
      )`,
      `create index messages_unread on messages (member_id) where read_at is null`,
      `create table login_guards (
        subject text primary key,
        failures integer not null,
        first_at timestamptz not null,
        locked_until timestamptz
      )`,
      `create table sessions (
        id text primary key,
        member_id text not null references members (id),
        device text not null,
        token_hash text not null constraint sessions_token_key unique,
        token_issued_at timestamptz not null,
        previous_hash text,
        previous_until timestamptz,
        created_at timestamptz not null,
        last_active_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      )`,
      `create index sessions_by_previous on sessions (previous_hash) where previous_hash is not null`,
      `create index sessions_by_member on sessions (member_id, created_at)`,
      `create table rate_limits (key text primary key, window_start timestamptz not null, hits integer not null)`,
      `create table sms_codes (
        id text primary key,
        area text not null,
        phone text not null,
        purpose text not null,
        device text not null,
        code_hash text not null,
        tries integer not null default 0,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      `create index sms_codes_by_phone on sms_codes (area, phone, sent_at)`,
      `create index sms_codes_by_device on sms_codes (device, sent_at)`,
      `create table sms_outbox (
        id text primary key,
        area text not null,
        phone text not null,
        purpose text not null,
        code text not null,
        sent_at timestamptz not null,
        expires_at timestamptz not null
      )`,
      `create index sms_outbox_by_phone on sms_outbox (area, phone, sent_at)`,
      `create table statistics (
        id bigint generated always as identity primary key,
        url text not null unique,
        platform_ck text not null
      )`,
    ]),
}
