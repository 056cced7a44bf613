import { type Engine, selectionsOf } from '@koi/contract/engines'
import type { Session } from '../calls/gameCalls.ts'
import { html } from '../../drawing/elements.ts'
import { short } from './stakePanel.ts'
import type { OddsChoice } from '../sports/oddsChoice.ts'
import { oddsNow, type SlipLine, type SlipRules } from '../sports/slip.ts'
import type { SportsTexts } from '../sports/sportsTexts.ts'

export interface MarketBoard {
  readonly element: HTMLElement
  update(lines: readonly SlipLine[], fixed: boolean, match: SlipRules['match']): void
  /** Writes the odds in the format that is chosen now. */
  write(): void
}

/** The markets of a match, one group at a time; what is in the slip carries a chip with its amount. */
export function createMarketBoard(
  engine: Engine,
  { texts, locale, odds }: { texts: SportsTexts; locale: Session['locale']; odds: OddsChoice },
  onToggle: (selection: string) => void,
): MarketBoard {
  const spots = new Map(
    selectionsOf(engine).map((selection) => {
      const price = html('span', { class: 'spot-odds' })
      const chip = html('span', { class: 'spot-chip' })
      const button = html(
        'button',
        { type: 'button', class: 'spot', 'data-selection': selection.id, 'aria-pressed': 'false' },
        html('span', { class: 'spot-name' }, selection.name[locale]),
        price,
        chip,
      )
      button.addEventListener('click', () => onToggle(selection.id))
      return [selection.id, { button, price, chip, selection }] as const
    }),
  )
  const panels = engine.groups.map(({ id, name, columns, selections }) => {
    const buttons = selections.flatMap((selection) => spots.get(selection.id)?.button ?? [])
    const attributes = { class: 'spots', role: 'group', 'aria-label': name[locale] }
    return { id, panel: html('div', { ...attributes, 'data-columns': String(columns) }, ...buttons) }
  })
  const tabs = engine.groups.map(({ id, name }) => {
    const tab = html('button', { type: 'button', class: 'felt-tab' }, name[locale])
    tab.addEventListener('click', () => turn(id))
    return { id, tab }
  })
  function turn(shown: string | undefined): void {
    for (const { id, panel } of panels) panel.hidden = id !== shown
    for (const { id, tab } of tabs) tab.setAttribute('aria-pressed', String(id === shown))
  }
  turn(engine.groups[0]?.id)

  let match: SlipRules['match'] = null
  function write(): void {
    for (const { price, selection } of spots.values()) {
      const now = oddsNow(selection.id, { match })
      price.textContent = now === null ? '–' : odds.write(now)
      price.dataset['negative'] = String(price.textContent.startsWith('−'))
    }
  }
  write()
  return {
    element: html(
      'div',
      { class: 'markets' },
      html(
        'div',
        { class: 'felt-tabs', role: 'group', 'aria-label': texts.markets },
        ...tabs.map(({ tab }) => tab),
      ),
      ...panels.map(({ panel }) => panel),
    ),
    update(lines, fixed, shown) {
      match = shown
      write()
      for (const [id, { button, chip }] of spots) {
        const line = lines.find(({ selection }) => selection === id)
        button.setAttribute('aria-pressed', String(line !== undefined))
        button.disabled = fixed || (oddsNow(id, { match }) === null && line === undefined)
        chip.textContent = line?.amount ? short(line.amount) : ''
      }
    },
    write,
  }
}
