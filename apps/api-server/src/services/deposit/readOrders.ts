import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import type { DepositOrder, DepositReceiver, DepositState } from '@koi/contract/deposit'
import type { Selectable } from 'kysely'
import type { DepositOrderTable, DepositPaymentTable } from '../../db/paymentTables.ts'
import { depositChannels, depositFee, depositReceivers } from '../../rules/deposit.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { countOrders } from '../money/order.ts'
import { comesAfter, type PageInput, pageOffset } from '../page.ts'
import { refuse } from '../refusal.ts'
import { readMissedBonuses, readOrderBonuses, toMissedBonus, toOrderBonus } from './orderBonus.ts'

/** Where an order is to be paid. */
function depositReceiver(order: Selectable<DepositOrderTable>, locale: Locale): Wire<DepositReceiver> {
  const remark = order.id.slice(-6)
  if (order.network !== null && order.rate !== null && order.coin_cents !== null) {
    const address = depositReceivers.coin[order.network]
    const terms = depositChannels.coin.networks.find(({ network }) => network === order.network)
    return {
      kind: 'coin',
      coin: terms?.coin ?? 'USDT',
      network: order.network,
      address,
      rate: fenToDecimal(order.rate),
      amount: fenToDecimal(order.coin_cents),
      confirmations: terms?.confirmations ?? 0,
      qr: address,
    }
  }
  if (order.channel === 'alipay') {
    const { account, holder } = depositReceivers.alipay
    const qr = `koi-sandbox:alipay?order=${order.id}&amount=${fenToDecimal(order.amount)}`
    return { kind: 'alipay', account, holder: holder[locale], remark, qr }
  }
  const { bankCode, bank, branch, holder, number } = depositReceivers.bank
  return {
    kind: 'bank',
    bankCode,
    bank: bank[locale],
    branch: branch[locale],
    holder: holder[locale],
    number,
    remark,
  }
}

function toPayment(
  channel: DepositOrder['channel'],
  row: Selectable<DepositPaymentTable>,
): Wire<DepositOrder>['payments'][number] {
  const fee = row.credited === null ? depositFee(channel, row.received) : row.received - row.credited
  return {
    id: row.id,
    kind: row.kind,
    received: fenToDecimal(row.received),
    coins: row.coin_cents === null ? null : fenToDecimal(row.coin_cents),
    receivedAt: row.received_at.toISOString(),
    fee: fenToDecimal(fee),
    credited: row.credited === null ? null : fenToDecimal(row.credited),
    creditedAt: row.credited_at?.toISOString() ?? null,
  }
}

/** These orders as their member sees them, with their steps and payments. */
async function readOrders(
  ctx: Pick<Context, 'db' | 'clock'>,
  orders: readonly Selectable<DepositOrderTable>[],
  locale: Locale,
): Promise<Wire<DepositOrder>[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const steps = await ctx.db
    .selectFrom('deposit_steps')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const payments = await ctx.db
    .selectFrom('deposit_payments')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('received_at')
    .orderBy((eb) => eb('kind', '=', 'again'))
    .orderBy('id')
    .execute()
  const bonuses = await readOrderBonuses(ctx.db, orders)
  const missed = await readMissedBonuses(ctx.db, orders)
  const stepsOf = Map.groupBy(steps, (step) => step.order_id)
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id)
  return orders.map((order) => ({
    id: order.id,
    channel: order.channel,
    state: order.state,
    amount: fenToDecimal(order.amount),
    fee: fenToDecimal(order.fee),
    arrives: fenToDecimal(order.amount - order.fee),
    createdAt: order.created_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    steps: (stepsOf.get(order.id) ?? []).map(({ step, at }) => ({ step, at: at.toISOString() })),
    payments: (paymentsOf.get(order.id) ?? []).map((row) => toPayment(order.channel, row)),
    receiver: depositReceiver(order, locale),
    bonus: toOrderBonus(bonuses.get(order.id), locale, ctx.clock.now()),
    // A second payment may have brought it after all.
    missedBonus: bonuses.has(order.id) ? null : toMissedBonus(missed.get(order.id), locale),
  }))
}

/**
 * One order of the member. Somebody else's is unknown.
 *
 * @throws Refusal `order-unknown`.
 */
export async function readOrder({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; locale: Locale }
}): Promise<Wire<DepositOrder>> {
  const { memberId, id, locale } = input
  const row = await ctx.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const [order] = row ? await readOrders(ctx, [row], locale) : []
  return order ?? refuse('order-unknown')
}

/**
 * Orders of a member, the newest first.
 *
 * @throws Refusal `invalid-input` for a page that is too deep, or that begins after an order of somebody else.
 */
export async function listOrders({
  ctx,
  input,
}: {
  ctx: Context
  input: PageInput & {
    memberId: string
    state: DepositState | undefined
    locale: Locale
  }
}) {
  const { memberId, state, page, pageSize, after, locale } = input
  const offset = pageOffset(input)
  let query = ctx.db.selectFrom('deposit_orders').where('member_id', '=', memberId)
  if (state) query = query.where('state', '=', state)
  if (after !== undefined) {
    const place = { table: 'deposit_orders', time: 'created_at' } as const
    query = query.where(await comesAfter(ctx.db, { memberId, after }, place))
  }
  const total = await countOrders(ctx.db, { memberId, list: 'deposits', state })
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  return { items: await readOrders(ctx, rows, locale), page, pageSize, total }
}
