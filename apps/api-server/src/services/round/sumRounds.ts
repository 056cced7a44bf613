import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { coverTime, type Piece, within } from '../coverTime.ts'

/** Which rounds are summed: those placed in `[start, end)`. */
interface RoundFilter {
  readonly memberId: string
  readonly start: Date | undefined
  readonly end: Date | undefined
  readonly venueId: number | undefined
  readonly state: 'open' | 'settled' | undefined
}

function rowsOf(piece: Piece, { memberId, venueId }: RoundFilter): RawBuilder<unknown> {
  const venue = venueId === undefined ? sql`` : sql`and venue_id = ${venueId}`
  return piece.span === 'rows'
    ? sql`select 1 as rounds, (settled_at is not null)::int as settled, stake as staked,
        case when settled_at is null then 0 else stake end as settled_stake, coalesce(payout, 0) as payout
        from game_rounds where member_id = ${memberId} and ${within(sql`placed_at`, piece)} ${venue}`
    : sql`select rounds, settled, staked, settled_stake, payout
        from round_sums where member_id = ${memberId} and span = ${piece.span}
        and ${within(sql`start`, piece)} ${venue}`
}

interface Sums {
  readonly rounds: number
  readonly settled: number
  readonly staked: bigint
  readonly settled_stake: bigint
  readonly payout: bigint
}

/**
 * Count, stakes, payouts and net result of rounds, in fen; `net` counts settled ones only. It is added up from sums by
 * month, day and hour, so that its cost does not depend on how many rounds there are.
 */
export async function sumRounds(
  db: Kysely<Schema>,
  filter: RoundFilter,
): Promise<{ total: number; stake: bigint; payout: bigint; net: bigint }> {
  const { start, end, state } = filter
  const pieces = coverTime(start?.getTime() ?? 0, end?.getTime() ?? Infinity)
  if (pieces.length === 0) return { total: 0, stake: 0n, payout: 0n, net: 0n }
  const { rows } = await sql<Sums>`
    select coalesce(sum(rounds), 0)::int4 as rounds, coalesce(sum(settled), 0)::int4 as settled,
      coalesce(sum(staked), 0)::int8 as staked, coalesce(sum(settled_stake), 0)::int8 as settled_stake,
      coalesce(sum(payout), 0)::int8 as payout
    from (${sql.join(
      pieces.map((piece) => rowsOf(piece, filter)),
      sql` union all `,
    )}) s`.execute(db)
  const [sums] = rows
  if (!sums) throw new RangeError('a sum without rows is a row of zeros')
  const net = sums.payout - sums.settled_stake
  switch (state) {
    case 'open':
      return {
        total: sums.rounds - sums.settled,
        stake: sums.staked - sums.settled_stake,
        payout: 0n,
        net: 0n,
      }
    case 'settled':
      return { total: sums.settled, stake: sums.settled_stake, payout: sums.payout, net }
    default:
      return { total: sums.rounds, stake: sums.staked, payout: sums.payout, net }
  }
}
