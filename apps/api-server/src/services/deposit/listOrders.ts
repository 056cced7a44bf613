import type { DepositState } from '@koi/contract'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { readOrders } from './readOrders.ts'

/** Orders of a member, the newest first. */
export async function listOrders({
  ctx,
  input,
}: {
  ctx: Context
  input: {
    memberId: string
    state: DepositState | undefined
    page: number
    pageSize: number
    locale: Locale
  }
}) {
  const { memberId, state, page, pageSize, locale } = input
  let query = ctx.db.selectFrom('deposit_orders').where('member_id', '=', memberId)
  if (state) query = query.where('state', '=', state)
  const { total } = await query.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: await readOrders(ctx.db, rows, locale), page, pageSize, total: Number(total) }
}
