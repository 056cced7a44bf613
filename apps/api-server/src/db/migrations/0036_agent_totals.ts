import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Adds rows to the totals of their agents, in the order of the key: two calls never wait for each other. */
const addToTotals = (columns: string, sums: string, rows: string) => `
  insert into agent_totals as t (member_id, ${columns})
  select agent_id, ${sums} from ${rows} group by agent_id order by agent_id
  on conflict (member_id) do update set
    ${columns
      .split(', ')
      .map((column) => `${column} = t.${column} + excluded.${column}`)
      .join(', ')}`

const countReferrals = (rows: string) => addToTotals('referrals', 'count(*)', rows)
const countDays = (rows: string) => addToTotals('days, commission', 'count(*), sum(commission)', rows)

const onInsert = (table: string, statement: (rows: string) => string) => [
  `create function total_${table}() returns trigger language plpgsql as $$
    begin
      ${statement('new_rows')};
      return null;
    end $$`,
  `create trigger total_${table} after insert on ${table} referencing new table as new_rows
    for each statement execute function total_${table}()`,
]

/**
 * How many members an agent brought and what that paid, so that no page counts them; and the days that brought an agent
 * nothing because they began in a break.
 */
export const agentTotals: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table agent_days add column withheld boolean not null default false`,
      `create table agent_totals (
        member_id text primary key references members (id),
        referrals integer not null default 0 check (referrals >= 0),
        days integer not null default 0 check (days >= 0),
        commission bigint not null default 0 check (commission >= 0)
      )`,
      countReferrals('referrals'),
      countDays('agent_days'),
      ...onInsert('referrals', countReferrals),
      ...onInsert('agent_days', countDays),
    ]),
}
