import { html } from '../drawing/html.ts'
import { formatFen } from '../money/formatFen.ts'
import { wireAmount } from '../money/wireAmount.ts'
import type { SettledRound } from '../round/gameState.ts'
import type { Tier } from '../round/tierOf.ts'
import type { Texts } from '../text/zh.ts'

export interface ResultPanel {
  readonly element: HTMLElement
  /** Takes the last result away: a round has begun. */
  clear(): void
  show(settled: SettledRound, tier: Tier): void
}

function headline(settled: SettledRound, tier: Tier, texts: Texts): string {
  if (tier === 'none') return texts.nothing
  if (tier !== 'part') return texts.resultWin(settled.multiplier)
  return settled.payout === settled.stake ? texts.returnedAll : texts.returned
}

function figure(label: string, value: string, name: string): HTMLElement {
  return html('div', { class: `figure ${name}` }, html('dt', {}, label), html('dd', {}, value))
}

function waiting(text: string): HTMLElement {
  return html('span', { class: 'waiting' }, text)
}

/** The result of the last round: what came of it, staked, paid out, net. Read out when it changes. */
export function createResultPanel(texts: Texts): ResultPanel {
  const element = html('div', {
    class: 'result',
    'data-testid': 'last-result',
    role: 'status',
    'aria-live': 'polite',
    'aria-atomic': 'true',
  })
  element.append(waiting(texts.noResult))
  return {
    element,
    clear() {
      element.replaceChildren(waiting(texts.awaiting))
      for (const name of Object.keys(element.dataset)) if (name !== 'testid') delete element.dataset[name]
    },
    show(settled, tier) {
      const net = settled.payout - settled.stake
      Object.assign(element.dataset, {
        tier,
        round: settled.round,
        stake: wireAmount(settled.stake),
        payout: wireAmount(settled.payout),
        net: wireAmount(net),
        multiplier: settled.multiplier,
      })
      element.replaceChildren(
        html('strong', { class: 'headline' }, headline(settled, tier, texts)),
        html(
          'dl',
          { class: 'figures' },
          figure(texts.staked, formatFen(settled.stake), 'figure-stake'),
          figure(texts.payout, formatFen(settled.payout), 'figure-payout'),
          figure(texts.net, formatFen(net, { signed: true }), 'figure-net'),
        ),
      )
    },
  }
}
