import { html } from '../../drawing/elements.ts'
import { fenToDecimal } from '@koi/api-core/amount'
import { type Engine, type Selection, selectionsOf } from '@koi/contract/engines'
import type { Session, SettledRound } from '../calls/gameCalls.ts'
import { type GameState, roundStake } from '../state/gameState.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import { short } from './stakePanel.ts'

export interface Felt {
  readonly element: HTMLElement
  update(state: GameState): void
  /** Marks what won in a settled round, until the next choice. */
  show(settled: SettledRound): void
}

/** Odds with the stake included, as short as they are exact: `2`, `1.95`. */
export function oddsText(hundredths: number): string {
  return fenToDecimal(BigInt(hundredths)).replace(/\.?0+$/, '')
}

/** The felt: what can be bet on, one group at a time, with odds; what is chosen carries a chip with its stake. */
export function createFelt(
  engine: Engine,
  { texts, locale }: { texts: GameTexts; locale: Session['locale'] },
  handlers: { onToggle: (selection: string) => void; onClear: () => void },
): Felt {
  let shown = engine.groups[0]?.id
  const spots = new Map<string, { button: HTMLButtonElement; chip: HTMLElement; selection: Selection }>()

  const panels = engine.groups.map((group) => {
    const buttons = group.selections.map((selection) => {
      const chip = html('span', { class: 'spot-chip' })
      const button = html(
        'button',
        {
          type: 'button',
          class: 'spot',
          'data-selection': selection.id,
          'aria-pressed': 'false',
          title: `${texts.odds} ${oddsText(selection.odds)} · ${texts.rtp(selection.rtp)}`,
        },
        html('span', { class: 'spot-name' }, selection.name[locale]),
        html('span', { class: 'spot-odds' }, oddsText(selection.odds)),
        chip,
      )
      button.addEventListener('click', () => handlers.onToggle(selection.id))
      spots.set(selection.id, { button, chip, selection })
      return button
    })
    const panel = html(
      'div',
      {
        class: 'spots',
        role: 'group',
        'aria-label': group.name[locale],
        'data-columns': String(group.columns),
      },
      ...buttons,
    )
    return { id: group.id, panel, size: group.selections.length }
  })

  const tabs = engine.groups.map((group) => {
    const tab = html('button', { type: 'button', class: 'felt-tab' }, group.name[locale])
    tab.addEventListener('click', () => {
      shown = group.id
      turn()
    })
    // The row of tabs scrolls sideways: one that the keyboard reaches comes into sight as a whole.
    tab.addEventListener('focus', () => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    return { id: group.id, tab }
  })
  function turn(): void {
    for (const { id, panel } of panels) panel.hidden = id !== shown
    for (const { id, tab } of tabs) tab.setAttribute('aria-pressed', String(id === shown))
  }
  turn()

  const total = html('output', { class: 'felt-total', 'data-testid': 'round-stake' })
  const clear = html('button', { type: 'button', class: 'felt-clear' }, texts.clear)
  clear.addEventListener('click', handlers.onClear)
  const element = html(
    'section',
    { class: 'felt', 'aria-label': texts.choices },
    html(
      'div',
      { class: 'felt-tabs', role: 'group', 'aria-label': texts.choices },
      ...(tabs.length > 1 ? tabs.map(({ tab }) => tab) : []),
    ),
    ...panels.map(({ panel }) => panel),
    html('div', { class: 'felt-foot' }, total, clear),
  )
  element.hidden = selectionsOf(engine).length === 1

  return {
    element,
    update(state) {
      const fixed = state.phase !== 'idle'
      for (const [id, { button, chip }] of spots) {
        const chosen = state.chosen.includes(id)
        button.setAttribute('aria-pressed', String(chosen))
        button.disabled = fixed
        chip.textContent = chosen ? short(state.stake) : ''
        if (fixed) delete button.dataset['paid']
      }
      clear.disabled = fixed || state.chosen.length === 0
      total.textContent =
        state.chosen.length === 0
          ? texts.unchosen
          : texts.roundTotal(state.chosen.length, short(state.stake), short(roundStake(state)))
    },
    show(settled) {
      for (const { selection, payout } of settled.play?.bets ?? []) {
        const spot = spots.get(selection)
        if (spot && payout > 0n) spot.button.dataset['paid'] = 'true'
      }
    },
  }
}
