import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Accounts that money is paid out to, and withdrawals with their ladder (D20). Of an account's number only a keyed digest
 * and its tail are kept: the sandbox pays nobody, so nothing ever needs the number again, and what is not there cannot
 * leak. `cash` is what the house has taken in and paid out, `fees` what it kept.
 */
export const payouts: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table ledger_accounts drop constraint ledger_accounts_kind_check`,
      `alter table ledger_accounts add constraint ledger_accounts_kind_check
        check (kind in ('wallet', 'held', 'house', 'equity', 'cash', 'fees'))`,
      `insert into ledger_accounts (kind, member_id, venue_id) values ('cash', null, 0), ('fees', null, 0)
        on conflict on constraint ledger_accounts_key do nothing`,
      `create table payout_accounts (
        id text primary key,
        member_id text not null references members (id),
        kind text not null check (kind in ('bank', 'alipay', 'coin')),
        code text not null,
        network text check (network in ('TRC20', 'ERC20')),
        digest text not null,
        tail text not null,
        masked text not null,
        province text,
        city text,
        preferred boolean not null,
        bound_at timestamptz not null,
        removed_at timestamptz,
        check ((network is not null) = (kind = 'coin')),
        check ((province is not null and city is not null) = (kind = 'bank'))
      )`,
      `create unique index payout_accounts_digest_key on payout_accounts (digest) where removed_at is null`,
      `create unique index payout_accounts_preferred_key on payout_accounts (member_id)
        where preferred and removed_at is null`,
      `create index payout_accounts_by_member on payout_accounts (member_id, bound_at) where removed_at is null`,
      `create table withdrawals (
        id text primary key,
        member_id text not null references members (id),
        account_id text not null references payout_accounts (id),
        state text not null check (state in ('requested', 'reviewing', 'processing', 'paid', 'rejected')),
        amount bigint not null check (amount > 0),
        fee bigint not null check (fee >= 0 and fee < amount),
        rate text,
        coin_micros bigint check (coin_micros > 0),
        requested_at timestamptz not null,
        arrives_by timestamptz not null,
        check ((rate is null) = (coin_micros is null))
      )`,
      `create index withdrawals_by_member on withdrawals (member_id, requested_at desc, id desc)`,
      `create index withdrawals_open on withdrawals (account_id) where state not in ('paid', 'rejected')`,
      `create table withdrawal_steps (
        withdrawal_id text not null references withdrawals (id),
        state text not null,
        at timestamptz not null,
        reason text,
        primary key (withdrawal_id, state)
      )`,
      `create unique index withdrawal_steps_one_end on withdrawal_steps (withdrawal_id)
        where state in ('paid', 'rejected')`,
    ]),
}
