import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Adds messages to the counts of their members, in the order of the key: two calls never wait for each other. */
const count = (rows: string) => `
  insert into message_counts (member_id, box, messages, unread)
  select member_id, box, sum(sign), sum(case when read_at is null then sign else 0 end)
  from ${rows} r where removed_at is null group by 1, 2 order by 1, 2
  on conflict (member_id, box) do update set
    messages = message_counts.messages + excluded.messages, unread = message_counts.unread + excluded.unread`

const countBy = (name: string, event: string, tables: string, rows: string) => [
  `create function ${name}() returns trigger language plpgsql as $$
    begin
      ${count(rows)};
      return null;
    end $$`,
  `create trigger ${name} after ${event} on messages referencing ${tables}
    for each statement execute function ${name}()`,
]

/** Boxes, bulletins that reach every member, and counts, so that no call reads through the messages of a member. */
export const messages: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table bulletins (
        id text primary key,
        brand text,
        box text not null check (box in ('announcement', 'promotion')),
        popup boolean not null,
        title_zh text not null,
        title_en text not null,
        summary_zh text not null,
        summary_en text not null,
        body_zh text not null,
        body_en text not null,
        link text,
        published_at timestamptz not null,
        ends_at timestamptz
      )`,
      `alter table messages
        add column box text not null default 'inbox' check (box in ('inbox', 'announcement', 'promotion')),
        add column content text,
        add column bulletin_id text references bulletins (id),
        add column removed_at timestamptz`,
      `update messages set content = '{"topic":"welcome"}'`,
      `alter table messages
        drop column topic,
        alter column box drop default,
        add constraint messages_text check ((content is null) <> (bulletin_id is null))`,
      `drop index messages_unread`,
      `create unique index messages_of_bulletin on messages (member_id, bulletin_id)
        where bulletin_id is not null`,
      `create index messages_of_box on messages (member_id, box, created_at desc, id desc)
        where removed_at is null`,
      `create index messages_unread on messages (member_id, box) where read_at is null and removed_at is null`,
      `create index messages_by_age on messages (created_at)`,
      `create table message_counts (
        member_id text not null references members (id),
        box text not null,
        messages integer not null,
        unread integer not null,
        primary key (member_id, box)
      )`,
      count(`(select *, 1 as sign from messages)`),
      ...countBy(
        'count_new_messages',
        'insert',
        'new table as new_messages',
        '(select *, 1 as sign from new_messages)',
      ),
      ...countBy(
        'count_changed_messages',
        'update',
        'new table as new_messages old table as old_messages',
        '(select *, 1 as sign from new_messages union all select *, -1 from old_messages)',
      ),
      ...countBy(
        'count_deleted_messages',
        'delete',
        'old table as old_messages',
        '(select *, -1 as sign from old_messages)',
      ),
    ]),
}
