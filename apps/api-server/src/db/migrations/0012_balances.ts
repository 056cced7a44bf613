import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * A member's account carries its balance (D20). Postings change it in the statement that writes them, and nothing else
 * does; the database refuses one below zero. House accounts carry none, since every round would wait for the same row:
 * their postings are summed by day. As the postings of one statement sum to zero, those of each transaction do.
 */
export const balances: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table ledger_accounts add column balance bigint`,
      `update ledger_accounts set balance = 0 where member_id is not null`,
      `update ledger_accounts a set balance = s.amount
        from (select account_id, sum(amount) as amount from ledger_postings group by account_id) s
        where s.account_id = a.id and a.member_id is not null`,
      `alter table ledger_accounts
        add constraint ledger_accounts_carries_balance check ((balance is not null) = (member_id is not null)),
        add constraint ledger_accounts_not_negative check (balance >= 0)`,
      `create function ledger_guard_balance() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            if new.balance <> 0 then
              raise exception 'an account begins empty' using errcode = 'KL004';
            end if;
          elsif new.balance is distinct from old.balance and pg_trigger_depth() < 2 then
            raise exception 'only postings change a balance' using errcode = 'KL004';
          elsif new.balance < 0 then
            raise exception 'a member account must not become negative' using errcode = 'KL003';
          end if;
          return new;
        end
      $$`,
      `create trigger ledger_accounts_balance_guarded before insert or update of balance on ledger_accounts
        for each row execute function ledger_guard_balance()`,
      // A plan is kept for the life of a connection. Made while the tables are small, it would read all of them for ever.
      `create or replace function ledger_check_postings() returns trigger language plpgsql
        set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
        begin
          if exists (select from new_postings group by transaction_id having sum(amount) <> 0) then
            raise exception 'a ledger transaction must sum to zero' using errcode = 'KL002';
          end if;
          update ledger_accounts a set balance = a.balance + n.amount
            from (select account_id, sum(amount) as amount from new_postings group by account_id) n
            where a.id = n.account_id and a.member_id is not null and n.amount <> 0;
          return null;
        end
      $$`,
      `create index ledger_transactions_by_time on ledger_transactions (created_at)`,
      `create table ledger_house_days (
        account_id bigint not null references ledger_accounts (id),
        day date not null,
        amount bigint not null,
        primary key (account_id, day)
      )`,
    ]),
}
