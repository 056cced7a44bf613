import { html } from '../../drawing/elements.ts'
import { fenToDecimal, formatAmount } from '@koi/api-core/amount'
import type { SettledRound } from '../calls/gameCalls.ts'
import type { Tier } from '../pictures/outcome.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'

/** What came of a round, or of all rounds on a draw. */
export type Result = Pick<SettledRound, 'round' | 'stake' | 'payout' | 'multiplier'>

export interface ResultPanel {
  readonly element: HTMLElement
  /** Takes the last result away: a round has begun, or, with a text of its own, something else is to be said. */
  clear(text?: string): void
  show(settled: Result, tier: Tier): void
}

function headline(settled: Result, tier: Tier, texts: GameTexts): string {
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
export function createResultPanel(texts: GameTexts): ResultPanel {
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
    clear(text = texts.awaiting) {
      element.replaceChildren(waiting(text))
      for (const name of Object.keys(element.dataset)) if (name !== 'testid') delete element.dataset[name]
    },
    show(settled, tier) {
      const net = settled.payout - settled.stake
      Object.assign(element.dataset, {
        tier,
        round: settled.round,
        stake: fenToDecimal(settled.stake),
        payout: fenToDecimal(settled.payout),
        net: fenToDecimal(net),
        multiplier: settled.multiplier,
      })
      element.replaceChildren(
        html('strong', { class: 'headline' }, headline(settled, tier, texts)),
        html(
          'dl',
          { class: 'figures' },
          figure(texts.staked, formatAmount(settled.stake), 'figure-stake'),
          figure(texts.payout, formatAmount(settled.payout), 'figure-payout'),
          figure(texts.net, formatAmount(net, { sign: true }), 'figure-net'),
        ),
      )
    },
  }
}
