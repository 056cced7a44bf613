import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * A day counts the members whose last stake on a game was on it: one who stakes again leaves the day before. The sum over a
 * week is then how many different members staked, and a daily player weighs no more than a weekly one.
 */
const countPlayers = (rounds: string) => `
  with staked as (
    select member_id, game_id, max(placed_at) as at, max((placed_at at time zone 'UTC')::date) as day
    from ${rounds} where member_id is not null group by 1, 2
  ), before as (
    select r.member_id, r.game_id, r.staked_on as day from staked s
    join recent_games r on r.member_id = s.member_id and r.game_id = s.game_id
    join game_days d on d.day = r.staked_on and d.game_id = r.game_id
  ), counted as (
    insert into recent_games (member_id, game_id, opened_at, staked_on)
    select member_id, game_id, at, day from staked order by 1, 2
    on conflict (member_id, game_id) do update set staked_on = excluded.staked_on
      where recent_games.staked_on is null or recent_games.staked_on < excluded.staked_on
    returning member_id, game_id, staked_on as day
  ), moved as (
    select b.day, b.game_id, -1 as players from before b
    join counted c on c.member_id = b.member_id and c.game_id = b.game_id
    union all select day, game_id, 1 from counted
  )
  insert into game_days (day, game_id, players)
  select day, game_id, sum(players) from moved group by 1, 2 order by 1, 2
  on conflict (day, game_id) do update set players = game_days.players + excluded.players`

export const popularity: Migration = {
  up: (db) =>
    runStatements(db, [
      `delete from game_days`,
      `insert into game_days (day, game_id, players)
        select staked_on, game_id, count(*) from recent_games where staked_on is not null group by 1, 2`,
      `create or replace function count_players() returns trigger language plpgsql
        set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
        begin
          ${countPlayers('new_rounds')};
          return null;
        end $$`,
    ]),
}
