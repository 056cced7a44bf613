import type { MovementCategory } from '@koi/contract/movement'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { coverTime, type Piece, within } from '../coverTime.ts'

/** Which movements are summed: those in `[start, end)`. */
interface MovementFilter {
  readonly memberId: string
  readonly start: Date | undefined
  readonly end: Date | undefined
  readonly category: MovementCategory | undefined
}

interface Sums {
  readonly total: number
  readonly incoming: bigint
  readonly outgoing: bigint
}

function rowsOf(piece: Piece, { memberId, category }: MovementFilter): RawBuilder<unknown> {
  const kind = category === undefined ? sql`` : sql`and category = ${category}`
  return piece.span === 'rows'
    ? sql`select 1 as movements, case when cash and amount > 0 then amount else 0 end as incoming,
        case when cash and amount < 0 then -amount else 0 end as outgoing
        from movements where member_id = ${memberId} and ${within(sql`at`, piece)} ${kind}`
    : sql`select movements, incoming, outgoing from movement_sums
        where member_id = ${memberId} and span = ${piece.span} and ${within(sql`start`, piece)} ${kind}`
}

/**
 * How many movements there are, and what of cash came in and went out, in fen. It is added up from sums by month, day and
 * hour, so that its cost does not depend on how many movements there are.
 */
export async function sumMovements(db: Kysely<Schema>, filter: MovementFilter): Promise<Sums> {
  const pieces = coverTime(filter.start?.getTime() ?? 0, filter.end?.getTime() ?? Infinity)
  if (pieces.length === 0) return { total: 0, incoming: 0n, outgoing: 0n }
  const { rows } = await sql<Sums>`
    select coalesce(sum(movements), 0)::int4 as total, coalesce(sum(incoming), 0)::int8 as incoming,
      coalesce(sum(outgoing), 0)::int8 as outgoing
    from (${sql.join(
      pieces.map((piece) => rowsOf(piece, filter)),
      sql` union all `,
    )}) s`.execute(db)
  const [sums] = rows
  if (!sums) throw new RangeError('a sum without rows is a row of zeros')
  return sums
}
