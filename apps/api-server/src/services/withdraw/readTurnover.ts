import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { withdrawal } from '../../rules/withdrawal.ts'
import { fillTurnover, type TurnoverItem } from './fillTurnover.ts'

/** What has to be staked before money can leave, in fen, with the deposits it comes from in order of time. */
export interface Turnover {
  readonly items: readonly TurnoverItem[]
  readonly required: bigint
  readonly done: bigint
}

/**
 * The turnover requirement: every credited deposit, as the ledger has it, is to be staked `turnoverTimes` over. Settled
 * rounds that were placed after it count; demo rounds and open ones do not. Play money that was given away asks for nothing.
 */
export async function readTurnover(db: Kysely<Schema>, memberId: string): Promise<Turnover> {
  const { rows } = await sql<{ id: string; at: Date; amount: bigint; staked: bigint }>`
    with credits as (
      select t.id, t.created_at as at, sum(p.amount)::int8 as amount,
        lead(t.created_at) over (order by t.created_at, t.id) as next
      from ledger_transactions t
      join ledger_postings p on p.transaction_id = t.id
      join ledger_accounts a on a.id = p.account_id and a.kind = 'wallet'
      where t.member_id = ${memberId} and t.kind = 'deposit'
      group by t.id, t.created_at
    )
    select c.id, c.at, c.amount, (
      select coalesce(sum(r.stake), 0)::int8 from game_rounds r
      where r.member_id = ${memberId} and r.settled_at is not null
        and r.placed_at >= c.at and (c.next is null or r.placed_at < c.next)
    ) as staked
    from credits c order by c.at, c.id
  `.execute(db)
  const items = fillTurnover(rows, withdrawal.turnoverTimes)
  return {
    items,
    required: items.reduce((sum, item) => sum + item.required, 0n),
    done: items.reduce((sum, item) => sum + item.done, 0n),
  }
}
