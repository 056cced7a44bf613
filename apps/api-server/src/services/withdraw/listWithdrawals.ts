import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { readWithdrawals } from './readWithdrawals.ts'

/** The member's withdrawals, the newest first. */
export async function listWithdrawals({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; page: number; pageSize: number; locale: Locale }
}) {
  const { memberId, page, pageSize, locale } = input
  const mine = ctx.db.selectFrom('withdrawals').where('member_id', '=', memberId)
  const { total } = await mine.select(sql<number>`count(*)::int4`.as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .select('id')
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { items: await readWithdrawals(ctx.db, { memberId, ids, locale }), page, pageSize, total }
}
