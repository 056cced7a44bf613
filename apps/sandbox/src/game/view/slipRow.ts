import { formatAmount } from '@koi/api-core/amount'
import type { Selection } from '@koi/contract/engines'
import type { Session } from '../calls/gameCalls.ts'
import { html } from '../../drawing/elements.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import { short, stakeProblem } from './stakePanel.ts'
import type { OddsChoice } from '../sports/oddsChoice.ts'
import type { SlipLine } from '../sports/slip.ts'
import type { SportsTexts } from '../sports/sportsTexts.ts'

/** What the parts of the slip are made with. */
export interface SlipWords {
  readonly texts: SportsTexts
  readonly gameTexts: GameTexts
  readonly locale: Session['locale']
  readonly odds: OddsChoice
}

export interface SlipRow {
  readonly element: HTMLLIElement
  update(line: SlipLine, step: bigint, fixed: { readonly fixed: boolean; readonly suspended: boolean }): void
}

/** One bet of the slip: what it is on, its odds, an amount to type with its limits, what it returns, and a way out. */
export function createSlipRow(
  selection: Selection,
  { texts, gameTexts, locale, odds }: SlipWords,
  handlers: { onType: (typed: string) => void; onRemove: () => void },
): SlipRow {
  const name = selection.name[locale]
  const id = `slip-${selection.id}`
  const price = html('span', { class: 'slip-odds' })
  const input = html('input', {
    id,
    'data-testid': id,
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    maxlength: '14',
    'aria-label': texts.amountOf(name),
    'aria-describedby': `${id}-hint`,
  })
  const hint = html('span', { id: `${id}-hint`, class: 'limits', role: 'status' })
  const returns = html('span', { class: 'slip-returns' })
  const remove = html(
    'button',
    { type: 'button', class: 'slip-remove', 'aria-label': texts.remove(name) },
    '×',
  )
  input.addEventListener('input', () => handlers.onType(input.value))
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur()
  })
  remove.addEventListener('click', handlers.onRemove)
  const element = html(
    'li',
    { class: 'slip-row' },
    html('span', { class: 'slip-name' }, name, price),
    remove,
    html('span', { class: 'slip-field' }, html('span', {}, '¥'), input),
    returns,
    hint,
  )
  return {
    element,
    update(line, step, { fixed, suspended }) {
      const changed = line.odds !== null && line.seen !== undefined && line.seen !== line.odds
      price.textContent = changed
        ? texts.newOdds(odds.write(line.seen), odds.write(line.odds))
        : `@ ${line.odds === null ? '–' : odds.write(line.odds)}`
      price.dataset['changed'] = String(changed)
      if (input.value !== line.typed) input.value = line.typed
      input.readOnly = fixed
      remove.disabled = fixed
      const problem = line.closed
        ? suspended
          ? texts.suspendedLine
          : texts.closed
        : stakeProblem(line.typed, { ...line.limits, step }, gameTexts)
      const range = texts.limits(short(line.limits.min), short(line.limits.max))
      const text = problem ?? range
      if (hint.textContent !== text) hint.textContent = text
      hint.dataset['wrong'] = String(problem !== null)
      element.dataset['closed'] = String(line.closed)
      input.setAttribute('aria-invalid', String(problem !== null))
      returns.textContent = line.amount === null ? '' : texts.returns(formatAmount(line.returns))
    },
  }
}
