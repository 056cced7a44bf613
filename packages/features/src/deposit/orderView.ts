import { parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { DepositOrder } from '@koi/contract'
import { m } from '@koi/i18n'
import { routes } from '../routing/routes.ts'
import { channelNames } from './channelNames.ts'
import { depositLadder } from './depositLadder.ts'
import type { DepositOrderView } from './depositOrderModel.ts'
import { orderCoins } from './orderCoins.ts'
import { orderPath } from './orderPath.ts'
import { orderSums } from './orderSums.ts'
import { payDetails } from './payDetails.ts'
import { remindedOf } from './remindedOf.ts'

function stateOf({ state, payments }: DepositOrder): Pick<DepositOrderView, 'stateName' | 'tone'> {
  switch (state) {
    case 'awaiting':
      return { stateName: m.deposit_state_awaiting(), tone: 'pending' }
    case 'paid':
      return {
        stateName: payments[0]?.kind === 'exact' ? m.deposit_state_crediting() : m.deposit_state_review(),
        tone: 'pending',
      }
    case 'credited':
      return { stateName: m.deposit_state_credited(), tone: 'positive' }
    case 'expired':
      return { stateName: m.deposit_state_expired(), tone: 'warning' }
    default:
      return { stateName: m.deposit_state_cancelled(), tone: 'warning' }
  }
}

/** What a screen shows of an order. */
export function orderView(order: DepositOrder, timeZone: string): DepositOrderView {
  return {
    id: order.id,
    state: order.state,
    ...stateOf(order),
    channelName: channelNames[order.channel](),
    amount: parseDecimal(order.amount),
    ...orderSums(order),
    coins: orderCoins(order),
    createdAt: formatDateTime(order.createdAt, { timeZone }),
    until: order.state === 'awaiting' ? Date.parse(order.expiresAt) : null,
    reminder: remindedOf(order)
      ? m.deposit_order_reminder({ time: formatDateTime(order.expiresAt, { timeZone }).slice(5) })
      : null,
    ladder: depositLadder(order, timeZone),
    pay: payDetails(order),
    cardHref: orderPath(order.id, routes.depositCard),
  }
}
