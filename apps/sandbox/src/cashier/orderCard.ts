import { formatAmount } from '@koi/api-core/amount'
import { html } from '../drawing/elements.ts'
import type { OrderSession } from './cashierCalls.ts'
import type { CashierTexts } from './cashierTexts.ts'
import { formatPayment } from './payment.ts'

type Row = readonly [term: string, value: string]

/** What is to be paid, in large print, and what it is for. */
export function createOrderCard(order: OrderSession, texts: CashierTexts): HTMLElement {
  const { due, locale } = order
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  })
  const coinRows: readonly Row[] =
    due.network === null
      ? []
      : [
          [texts.network, due.network],
          [texts.orderAmount, formatAmount(order.amount)],
        ]
  const rows: readonly Row[] = [
    [texts.channel, texts.channels[order.channel]],
    ...coinRows,
    [texts.order, order.order],
    [texts.payBefore, time.format(Date.parse(order.expiresAt))],
  ]
  return html(
    'section',
    { class: 'order' },
    html('p', { class: 'due' }, texts.due),
    html('p', { class: 'amount', 'data-testid': 'due' }, formatPayment(due.amount, due)),
    html(
      'dl',
      {},
      ...rows.map(([term, value]) => html('div', {}, html('dt', {}, term), html('dd', {}, value))),
    ),
  )
}
