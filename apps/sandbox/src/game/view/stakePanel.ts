import { html } from '../../drawing/elements.ts'
import { fenToDecimal, formatAmount } from '@koi/api-core/amount'
import type { GameState } from '../state/gameState.ts'
import { parseStake } from '../amounts/parseStake.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'

/** What is wrong with a stake as it is being typed, in words; null while nothing is. */
export function stakeProblem(
  text: string,
  limits: { min: bigint; max: bigint; step?: bigint },
  texts: Pick<GameTexts, 'stakeUnread' | 'stakeTooLow' | 'stakeTooHigh' | 'stakeStep'>,
): string | null {
  if (text === '') return null
  const typed = parseStake(text)
  if (typed === null) return texts.stakeUnread
  if (typed > limits.max) return texts.stakeTooHigh(short(limits.max))
  if (typed < limits.min) return texts.stakeTooLow(short(limits.min))
  const { step = 1n } = limits
  return typed % step === 0n ? null : texts.stakeStep(short(step))
}

/** The stakes that the stepper visits, in fen: the limits, and between them 1, 2 and 5 of every power of ten in whole steps. */
export function stakeSteps(limits: { min: bigint; max: bigint; step?: bigint }): bigint[] {
  const whole = limits.step ?? 1n
  const steps = [limits.min]
  for (let power = 1n; power <= limits.max; power *= 10n) {
    for (const factor of [1n, 2n, 5n]) {
      const step = factor * power
      if (step > limits.min && step < limits.max && step % whole === 0n) steps.push(step)
    }
  }
  if (limits.max > limits.min) steps.push(limits.max)
  return steps
}

/** Four stakes to pick with one tap, in fen: the smallest, and three more up to a hundred times of it. */
export function quickStakes(limits: { min: bigint; max: bigint; step?: bigint }): bigint[] {
  const wanted = [1n, 5n, 20n, 100n].map((factor) => limits.min * factor)
  const steps = stakeSteps(limits)
  const nearest = wanted.map((stake) => steps.findLast((step) => step <= stake) ?? limits.min)
  return [...new Set(nearest)]
}

export interface StakePanel {
  readonly element: HTMLElement
  update(state: GameState): void
}

interface StakeHandlers {
  /** A stake of a step or a tap, in fen. */
  readonly onStake: (stake: bigint) => void
  readonly onStakeTyped: (typed: string) => void
}

/** An amount without its fen when there are none. */
export function short(fen: bigint): string {
  const text = formatAmount(fen)
  return text.endsWith('.00') ? text.slice(0, -3) : text
}

/** The stake: a field to type into, a step down and up, and four common stakes. */
export function createStakePanel(
  texts: GameTexts,
  gameLimits: { min: bigint; max: bigint; step: bigint },
  handlers: StakeHandlers,
  label: string = texts.stake,
): StakePanel {
  const { onStake } = handlers
  let limits = gameLimits
  let steps = stakeSteps(limits)
  let range = texts.limits(short(limits.min), short(limits.max))
  let stake = limits.min
  let unfit: string | null = null

  const input = html('input', {
    id: 'stake',
    'data-testid': 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    maxlength: '14',
    'aria-describedby': 'stake-limits',
  })
  const hint = html('span', { id: 'stake-limits', class: 'limits', role: 'status' }, range)
  const less = html('button', { type: 'button', class: 'step', 'aria-label': texts.less }, '−')
  const more = html('button', { type: 'button', class: 'step', 'aria-label': texts.more }, '+')
  const quick = quickStakes(limits).map((fen) => ({
    fen,
    button: html('button', { type: 'button', class: 'quick' }, short(fen)),
  }))

  /** What is chosen narrows what may be staked on it. */
  function narrow(next: { min: bigint; max: bigint }): void {
    if (next.min === limits.min && next.max === limits.max) return
    limits = { ...next, step: gameLimits.step }
    steps = stakeSteps(limits)
    range = texts.limits(short(limits.min), short(limits.max))
  }
  function tell(): void {
    const wrong = stakeProblem(input.value, limits, texts) ?? (unfit === null ? null : texts.stakeUnread)
    const problem = input.readOnly ? null : wrong
    input.setAttribute('aria-invalid', String(problem !== null))
    hint.dataset['wrong'] = String(problem !== null)
    hint.textContent = problem ?? range
  }
  /** Writes the stake. What does not fit stays to be corrected: another amount in its place might be staked unseen. */
  function write(): void {
    input.value = unfit ?? fenToDecimal(stake)
    tell()
  }
  input.addEventListener('input', () => handlers.onStakeTyped(input.value))
  input.addEventListener('change', write)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur()
  })
  /** What the field says, which a step goes on from. */
  const shown = () => parseStake(input.value) ?? stake
  less.addEventListener('click', () => onStake(steps.findLast((step) => step < shown()) ?? limits.min))
  more.addEventListener('click', () => onStake(steps.find((step) => step > shown()) ?? limits.max))
  for (const { fen, button } of quick) button.addEventListener('click', () => onStake(fen))

  const element = html(
    'div',
    { class: 'stake' },
    html('div', { class: 'stake-head' }, html('label', { for: 'stake' }, label), hint),
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
      unfit = state.unfitStake
      if (state.phase !== 'opening' && state.phase !== 'unopened') narrow(state.limits)
      const fixed = state.phase !== 'idle'
      input.readOnly = fixed
      // What is being typed and stands for the stake stays as it is typed.
      if (document.activeElement === input && parseStake(input.value) === stake && !fixed) tell()
      else write()
      element.dataset['fixed'] = String(fixed)
      less.disabled = fixed || shown() <= limits.min
      more.disabled = fixed || shown() >= limits.max
      for (const { fen, button } of quick) {
        button.disabled = fixed || fen > limits.max
        button.setAttribute('aria-pressed', String(unfit === null && fen === stake))
      }
    },
  }
}
