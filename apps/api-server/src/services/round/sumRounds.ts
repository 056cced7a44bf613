import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** Which rounds are summed: those placed in `[start, end)`. */
interface RoundFilter {
  readonly memberId: string
  readonly start: Date | undefined
  readonly end: Date | undefined
  readonly venueId: number | undefined
  readonly state: 'open' | 'settled' | undefined
}

const spans = ['month', 'day', 'hour'] as const
type Span = (typeof spans)[number]

/** A part of the time asked for, summed from whole spans, or from single rounds where it is less than an hour. */
interface Piece {
  readonly span: Span | 'rounds'
  readonly from: number
  readonly to: number
}

function startOf(span: Span, time: number, more: 0 | 1): number {
  const at = new Date(time)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  switch (span) {
    case 'month':
      return Date.UTC(year, month + more)
    case 'day':
      return Date.UTC(year, month, day + more)
    case 'hour':
    default:
      return Date.UTC(year, month, day, at.getUTCHours() + more)
  }
}

const before = (span: Span, time: number) => (time === Infinity ? time : startOf(span, time, 0))
const notBefore = (span: Span, time: number) => (before(span, time) === time ? time : startOf(span, time, 1))

/** Covers a time by whole months, then whole days, then whole hours at its ends, and what is left of an hour. */
export function coverTime(from: number, to: number, [span, ...smaller]: readonly Span[] = spans): Piece[] {
  if (from >= to) return []
  if (!span) return [{ span: 'rounds', from, to }]
  const [first, last] = [notBefore(span, from), before(span, to)]
  if (first >= last) return coverTime(from, to, smaller)
  return [
    ...coverTime(from, first, smaller),
    { span, from: first, to: last },
    ...(last === to ? [] : coverTime(last, to, smaller)),
  ]
}

function within(column: RawBuilder<unknown>, { from, to }: Piece): RawBuilder<unknown> {
  const until = to === Infinity ? sql`` : sql`and ${column} < ${new Date(to)}`
  return sql`${column} >= ${new Date(from)} ${until}`
}

function rowsOf(piece: Piece, { memberId, venueId }: RoundFilter): RawBuilder<unknown> {
  const venue = venueId === undefined ? sql`` : sql`and venue_id = ${venueId}`
  return piece.span === 'rounds'
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
