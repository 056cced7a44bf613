import { fenToDecimal } from '@koi/api-core/amount'
import { sql } from 'kysely'
import { access } from '../../rules/access.ts'
import type { Context } from '../context.ts'
import { coverTime } from '../coverTime.ts'
import { recordBounds } from '../recordBounds.ts'
import { chartSpans } from './chartSpans.ts'

interface Sums {
  readonly point: number
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly net: bigint
}

/**
 * Deposits, withdrawals and the net result of play over a time, by days, weeks or months of the business time zone. They are
 * added up from sums by hour, day and month: what is read depends on the time that is asked for, not on how much happened.
 */
export async function readMoneyChart({
  ctx,
  input,
}: {
  ctx: Context
  input: { readonly memberId: string; readonly start: string | undefined; readonly end: string | undefined }
}) {
  const { memberId } = input
  const now = ctx.clock.now()
  const { start, end = new Date(now) } = recordBounds(now, input)
  // Days to come are empty.
  const { step, spans } = chartSpans(start, new Date(Math.min(end.getTime(), now + 1)), access)
  const pieces = spans.flatMap((span, point) =>
    coverTime(span.start, span.end).map(
      (piece) => sql`(${point}::int4, ${piece.span}::text, ${new Date(piece.from)}::timestamptz,
        ${new Date(piece.to)}::timestamptz)`,
    ),
  )
  const sums = new Map<number, Sums>()
  if (pieces.length > 0) {
    const { rows } = await sql<Sums>`
      select p.point, sum(m.deposits)::int8 as deposits, sum(m.withdrawals)::int8 as withdrawals,
        sum(r.net)::int8 as net
      from (values ${sql.join(pieces)}) p (point, span, since, until)
      cross join lateral (
        select coalesce(sum(incoming) filter (where category = 'deposit'), 0) as deposits,
          coalesce(sum(outgoing - incoming) filter (where category = 'withdrawal'), 0) as withdrawals
        from movement_sums
        where member_id = ${memberId} and span = p.span and start >= p.since and start < p.until
      ) m
      cross join lateral (
        select coalesce(sum(payout - settled_stake), 0) as net from round_sums
        where member_id = ${memberId} and span = p.span and start >= p.since and start < p.until
      ) r
      group by p.point`.execute(ctx.db)
    for (const row of rows) sums.set(row.point, row)
  }
  return {
    step,
    items: spans.map(({ day }, point) => {
      const { deposits = 0n, withdrawals = 0n, net = 0n } = sums.get(point) ?? {}
      return {
        day,
        deposits: fenToDecimal(deposits),
        withdrawals: fenToDecimal(withdrawals),
        net: fenToDecimal(net),
      }
    }),
  }
}
