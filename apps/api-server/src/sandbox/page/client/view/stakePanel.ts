import { html } from '../drawing/html.ts'
import { formatFen } from '../money/formatFen.ts'
import { parseStake } from '../money/parseStake.ts'
import { quickStakes } from '../money/quickStakes.ts'
import { stakeSteps } from '../money/stakeSteps.ts'
import { wireAmount } from '../money/wireAmount.ts'
import type { GameState } from '../round/gameState.ts'
import type { Texts } from '../text/zh.ts'

export interface StakePanel {
  readonly element: HTMLElement
  update(state: GameState): void
}

function short(fen: bigint): string {
  const text = formatFen(fen)
  return text.endsWith('.00') ? text.slice(0, -3) : text
}

/** The stake: a field to type into, a step down and up, and four common stakes. */
export function createStakePanel(
  texts: Texts,
  limits: { min: bigint; max: bigint },
  onStake: (stake: bigint) => void,
): StakePanel {
  const steps = stakeSteps(limits)
  let stake = limits.min

  const input = html('input', {
    id: 'stake',
    'data-testid': 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    maxlength: '14',
  })
  const less = html('button', { type: 'button', class: 'step', 'aria-label': texts.less }, '−')
  const more = html('button', { type: 'button', class: 'step', 'aria-label': texts.more }, '+')
  const quick = quickStakes(limits).map((fen) => ({
    fen,
    button: html('button', { type: 'button', class: 'quick' }, short(fen)),
  }))

  function commit(): void {
    const typed = parseStake(input.value)
    if (typed !== null && typed !== stake) onStake(typed)
    // A text that is no amount, or outside the limits, gives way to the stake that holds.
    input.value = wireAmount(stake)
  }
  input.addEventListener('change', commit)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur()
  })
  less.addEventListener('click', () => onStake(steps.findLast((step) => step < stake) ?? limits.min))
  more.addEventListener('click', () => onStake(steps.find((step) => step > stake) ?? limits.max))
  for (const { fen, button } of quick) button.addEventListener('click', () => onStake(fen))

  const element = html(
    'div',
    { class: 'stake' },
    html(
      'div',
      { class: 'stake-head' },
      html('label', { for: 'stake' }, texts.stake),
      html('span', { class: 'limits' }, texts.limits(short(limits.min), short(limits.max))),
    ),
    html(
      'div',
      { class: 'stepper' },
      less,
      html('span', { class: 'field' }, html('span', {}, '¥'), input),
      more,
    ),
    html(
      'div',
      { class: 'quicks', role: 'group', 'aria-label': texts.quick },
      ...quick.map(({ button }) => button),
    ),
  )

  return {
    element,
    update(state) {
      stake = state.stake
      const fixed = state.phase !== 'idle'
      input.value = wireAmount(stake)
      input.readOnly = fixed
      element.dataset['fixed'] = String(fixed)
      less.disabled = fixed || stake <= limits.min
      more.disabled = fixed || stake >= limits.max
      for (const { fen, button } of quick) {
        button.disabled = fixed
        button.setAttribute('aria-pressed', String(fen === stake))
      }
    },
  }
}
