import { html } from '../drawing/html.ts'
import { formatFen } from '../money/formatFen.ts'
import type { SettledRound } from '../round/gameState.ts'
import type { Texts } from '../text/zh.ts'

/** The last rounds of this visit as net amounts, the latest first. */
export function historyList(settled: readonly SettledRound[], texts: Texts): HTMLElement {
  const items = settled.slice(0, 8).map(({ payout, stake }) => {
    const net = payout - stake
    return html('li', { 'data-gain': String(net > 0n) }, formatFen(net, { signed: true }))
  })
  return html(
    'section',
    { class: 'history', 'aria-label': texts.recent },
    html('h2', {}, texts.recent),
    items.length === 0 ? html('p', {}, texts.noRecent) : html('ol', {}, ...items),
  )
}
