import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** A plan is kept for the life of a connection: it must not be one for tables that are still small. */
const trigger = (name: string, table: string, rows: string, body: string) => [
  `create function ${name}() returns trigger language plpgsql
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
    begin
      ${body};
      return null;
    end $$`,
  `create trigger ${name} after insert on ${table} referencing new table as ${rows}
    for each statement execute function ${name}()`,
]

const noteOpened = (sessions: string) => `
  insert into recent_games (member_id, game_id, opened_at)
  select member_id, game_id, max(opened_at) from ${sessions}
  where mode = 'real' group by 1, 2 order by 1, 2
  on conflict (member_id, game_id) do update
    set opened_at = greatest(recent_games.opened_at, excluded.opened_at)`

/** The first stake of a member on a game on a day counts, so that neither one player nor a fast game outweighs the others. */
const countPlayers = (rounds: string) => `
  with counted as (
    insert into recent_games (member_id, game_id, opened_at, staked_on)
    select member_id, game_id, max(placed_at), max((placed_at at time zone 'UTC')::date) from ${rounds}
    where member_id is not null group by 1, 2 order by 1, 2
    on conflict (member_id, game_id) do update set staked_on = excluded.staked_on
      where recent_games.staked_on is null or recent_games.staked_on < excluded.staked_on
    returning game_id, staked_on
  )
  insert into game_days (day, game_id, players)
  select staked_on, game_id, count(*) from counted group by 1, 2 order by 1, 2
  on conflict (day, game_id) do update set players = game_days.players + excluded.players`

/**
 * Favourites, the games that a member opened last, and how many members staked on a game on a day. The database keeps the
 * last two in the statement that opens a game or places a stake: no call looks through rounds for them.
 */
export const lobby: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table favourite_games (
        member_id text not null references members (id),
        game_id text not null references games (id) on delete cascade,
        added_at timestamptz not null,
        primary key (member_id, game_id)
      )`,
      `create table recent_games (
        member_id text not null references members (id),
        game_id text not null references games (id) on delete cascade,
        opened_at timestamptz not null,
        staked_on date,
        primary key (member_id, game_id)
      )`,
      `create index recent_games_latest on recent_games (member_id, opened_at desc)`,
      `create table game_days (
        day date not null,
        game_id text not null references games (id) on delete cascade,
        players integer not null,
        primary key (day, game_id)
      )`,
      noteOpened('game_sessions'),
      `insert into game_days (day, game_id, players)
        select (placed_at at time zone 'UTC')::date, game_id, count(distinct member_id) from game_rounds
        where member_id is not null group by 1, 2`,
      `update recent_games r set staked_on = d.day from (
        select member_id, game_id, max((placed_at at time zone 'UTC')::date) as day from game_rounds group by 1, 2
      ) d where d.member_id = r.member_id and d.game_id = r.game_id`,
      ...trigger('note_opened_games', 'game_sessions', 'new_sessions', noteOpened('new_sessions')),
      ...trigger('count_players', 'game_rounds', 'new_rounds', countPlayers('new_rounds')),
    ]),
}
