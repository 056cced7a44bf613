import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Lists of a member that are read by page numbers, with what they are chosen by. */
const lists = [
  ['bonuses', 'promotion_id'],
  ['feedback', "''"],
  ['gift_orders', "''"],
  ['vip_steps', "''"],
] as const

/** In the order of the key: two calls never wait for each other. */
const count = (list: string, kind: string, rows: string, sign: string) => `
  insert into list_counts (member_id, list, kind, items)
  select member_id, '${list}', ${kind}, ${sign}count(*) from ${rows} group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, list, kind) do update set items = list_counts.items + excluded.items`

const countBy = (list: string, kind: string, event: 'insert' | 'delete') => {
  const [rows, seen, sign] =
    event === 'insert'
      ? ['new_rows', 'new table as new_rows', '']
      : ['old_rows', 'old table as old_rows', '-']
  return [
    `create function count_${event}_${list}() returns trigger language plpgsql as $$
      begin
        ${count(list, kind, rows, sign)};
        return null;
      end $$`,
    `create trigger count_${event}_${list} after ${event} on ${list} referencing ${seen}
      for each statement execute function count_${event}_${list}()`,
  ]
}

/** Indexes and counts with which no call reads through what of a member is over. */
export const shortReads: Migration = {
  up: (db) =>
    runStatements(db, [
      `create index vip_gifts_unclaimed on vip_gifts (member_id, expires_at) where claimed_at is null`,
      `create table list_counts (
        member_id text not null references members (id),
        list text not null,
        kind text not null,
        items integer not null,
        primary key (member_id, list, kind)
      )`,
      ...lists.flatMap(([list, kind]) =>
        [count(list, kind, list, '')].concat(countBy(list, kind, 'insert'), countBy(list, kind, 'delete')),
      ),
    ]),
}
