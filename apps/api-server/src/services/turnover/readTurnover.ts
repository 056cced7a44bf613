import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** What a deposit asks for and how much of that is done, in fen. */
interface TurnoverItem {
  readonly id: string
  readonly at: Date
  readonly amount: bigint
  readonly required: bigint
  readonly done: bigint
}

/** What has to be staked before money can leave, in fen, over all deposits, with the last ones, the newest first. */
interface Turnover {
  readonly items: readonly TurnoverItem[]
  readonly required: bigint
  readonly done: bigint
}

/** How many deposits are told of, however many there are. */
const newest = 50

/**
 * The turnover requirement: every credited deposit is to be staked as often as the rules say. Settled rounds that were placed
 * after it count, for the oldest deposit first; so what is outstanding is asked for by the newest ones. Demo rounds and open
 * ones do not count. Play money that was given away asks for nothing.
 */
export async function readTurnover(db: Kysely<Schema>, memberId: string): Promise<Turnover> {
  const { rows } = await sql<Omit<TurnoverItem, 'done'> & { outstanding: bigint; total: bigint }>`
    select d.id, d.at, d.amount, d.required, t.outstanding, t.required as total
    from turnovers t cross join lateral (
      select * from turnover_deposits where member_id = t.member_id order by number desc limit ${newest}
    ) d
    where t.member_id = ${memberId}
    order by d.number desc`.execute(db)
  const { outstanding = 0n, total = 0n } = rows[0] ?? {}
  let left = outstanding
  const items = rows.map(({ id, at, amount, required }) => {
    const open = left < required ? left : required
    left -= open
    return { id, at, amount, required, done: required - open }
  })
  return { items, required: total, done: total - outstanding }
}
