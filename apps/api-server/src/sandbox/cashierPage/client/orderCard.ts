import { html } from '../../page/client/drawing/html.ts'
import { formatFen } from '../../page/client/money/formatFen.ts'
import type { CashierSession } from './cashierSession.ts'
import type { CashierTexts } from './cashierTexts.ts'
import { paidText } from './paidText.ts'

/** What is to be paid, large, and what it is for. */
export function createOrderCard(session: CashierSession, texts: CashierTexts): HTMLElement {
  const { due, locale } = session
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  })
  const rows: [string, string][] = [
    [texts.channel, texts.channels[session.channel]],
    ...(due.network === null
      ? []
      : ([
          [texts.network, due.network],
          [texts.worth, formatFen(session.amount)],
        ] satisfies [string, string][])),
    [texts.order, session.order],
    [texts.before, time.format(session.expiresAt)],
  ]
  return html(
    'section',
    { class: 'order' },
    html('p', { class: 'due' }, texts.due),
    html('p', { class: 'amount', 'data-testid': 'due' }, paidText(due.amount, due)),
    html(
      'dl',
      {},
      ...rows.map(([term, value]) => html('div', {}, html('dt', {}, term), html('dd', {}, value))),
    ),
  )
}
