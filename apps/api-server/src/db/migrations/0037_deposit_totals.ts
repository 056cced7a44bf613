import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * What a member had deposited in all with each deposit: what came between two moments is a difference of two rows, however
 * many there are between them. And the parts of a member in one promotion in their order.
 */
export const depositTotals: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table turnover_deposits add column deposited bigint`,
      `update turnover_deposits d set deposited = s.deposited from (
        select number, sum(amount) over (partition by member_id order by number) as deposited from turnover_deposits
      ) s where s.number = d.number`,
      `alter table turnover_deposits
        alter column deposited set not null,
        add constraint turnover_deposits_total check (deposited >= amount)`,
      `create index turnover_deposits_by_time on turnover_deposits (member_id, at, number)`,
      `create index bonuses_by_promotion on bonuses (member_id, promotion_id, joined_at desc, id desc)`,
    ]),
}
