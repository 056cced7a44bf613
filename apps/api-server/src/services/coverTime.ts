import { type RawBuilder, sql } from 'kysely'

/** The spans that sums are kept by, the longest first; their bounds are UTC. */
const spans = ['month', 'day', 'hour'] as const
type Span = (typeof spans)[number]

/** A part of the time asked for, summed from whole spans, or from single rows where it is less than an hour. */
export interface Piece {
  readonly span: Span | 'rows'
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
  if (!span) return [{ span: 'rows', from, to }]
  const [first, last] = [notBefore(span, from), before(span, to)]
  if (first >= last) return coverTime(from, to, smaller)
  return [
    ...coverTime(from, first, smaller),
    { span, from: first, to: last },
    ...(last === to ? [] : coverTime(last, to, smaller)),
  ]
}

/** The condition that a column lies in a piece. */
export function within(column: RawBuilder<unknown>, { from, to }: Piece): RawBuilder<unknown> {
  const until = to === Infinity ? sql`` : sql`and ${column} < ${new Date(to)}`
  return sql`${column} >= ${new Date(from)} ${until}`
}

const latest = Date.UTC(9999, 0)

/** A time that a caller gave as a bound; what no calendar knows is moved to the nearest that it does. */
export function timeBound(time: string | undefined): Date | undefined {
  if (time === undefined) return undefined
  return new Date(Math.min(Math.max(Date.parse(time) || 0, 0), latest))
}
