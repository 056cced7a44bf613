import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * The double-entry ledger (D20). The database itself refuses a transaction whose postings do not sum to zero, a
 * negative balance of a member's account, and any change of what was once written.
 */
export const ledger: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table ledger_accounts (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('wallet', 'held', 'house', 'equity')),
        member_id text references members (id),
        venue_id integer not null,
        check ((member_id is not null) = (kind in ('wallet', 'held'))),
        constraint ledger_accounts_key unique nulls not distinct (kind, member_id, venue_id)
      )`,
      `create index ledger_accounts_by_member on ledger_accounts (member_id)`,
      `create table ledger_transactions (
        id text primary key,
        kind text not null,
        member_id text not null references members (id),
        reference text not null constraint ledger_transactions_reference_key unique,
        created_at timestamptz not null
      )`,
      `create index ledger_transactions_by_member on ledger_transactions (member_id, created_at)`,
      `create table ledger_postings (
        id bigint generated always as identity primary key,
        transaction_id text not null references ledger_transactions (id),
        account_id bigint not null references ledger_accounts (id),
        amount bigint not null check (amount <> 0)
      )`,
      `create index ledger_postings_by_account on ledger_postings (account_id) include (amount)`,
      `create index ledger_postings_by_transaction on ledger_postings (transaction_id) include (amount)`,
      `create function ledger_refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception 'the ledger is append-only' using errcode = 'KL001';
        end
      $$`,
      `create trigger ledger_transactions_immutable before update or delete or truncate on ledger_transactions
        for each statement execute function ledger_refuse_change()`,
      `create trigger ledger_postings_immutable before update or delete or truncate on ledger_postings
        for each statement execute function ledger_refuse_change()`,
      `create function ledger_check_postings() returns trigger language plpgsql as $$
        begin
          if exists (
            select from ledger_postings p
            where p.transaction_id in (select n.transaction_id from new_postings n)
            group by p.transaction_id having sum(p.amount) <> 0
          ) then
            raise exception 'a ledger transaction must sum to zero' using errcode = 'KL002';
          end if;
          if exists (
            select from ledger_accounts a
            where a.member_id is not null
              and a.id in (select n.account_id from new_postings n where n.amount < 0)
              and (select sum(p.amount) from ledger_postings p where p.account_id = a.id) < 0
          ) then
            raise exception 'a member account must not become negative' using errcode = 'KL003';
          end if;
          return null;
        end
      $$`,
      `create trigger ledger_postings_checked after insert on ledger_postings
        referencing new table as new_postings for each statement execute function ledger_check_postings()`,
      `create table idempotency_keys (
        member_id text not null references members (id),
        key text not null,
        call text not null,
        payload_hash text not null,
        answer text,
        created_at timestamptz not null,
        primary key (member_id, key)
      )`,
    ]),
}
