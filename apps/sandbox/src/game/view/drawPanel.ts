import { formatAmount } from '@koi/api-core/amount'
import { type Engine, selectionsOf } from '@koi/contract/engines'
import { html } from '../../drawing/elements.ts'
import type { Session } from '../calls/gameCalls.ts'
import type { DrawTime } from '../draws/drawClock.ts'
import type { GameState } from '../state/gameState.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'

export interface DrawPanel {
  readonly element: HTMLElement
  update(state: GameState): void
  /** Writes the time that is left. */
  tick(left: DrawTime | null): void
}

/** `4:07`, and the last moment of a second counts as that second. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The draw that is bet on: issue, how long bets are taken and when it is drawn, and what the player has on it. */
export function createDrawPanel(
  engine: Engine,
  { texts, locale }: { texts: GameTexts; locale: Session['locale'] },
): DrawPanel {
  const names = new Map(selectionsOf(engine).map(({ id, name }) => [id, name[locale]]))
  const issue = html('strong', { class: 'draw-issue', 'data-testid': 'draw-issue' })
  // Said once when it changes; the seconds beside it are there to be looked at.
  const stage = html('span', { class: 'draw-stage', role: 'status' })
  const clock = html('span', { class: 'draw-clock', role: 'timer', 'data-testid': 'draw-clock' })
  const summary = html('summary', {})
  const list = html('ul', { class: 'bets' })
  const placed = html('details', { class: 'draw-placed', 'data-testid': 'draw-placed' }, summary, list)
  let shown: GameState['draws'] = null
  let drawing = false

  return {
    element: html(
      'section',
      { class: 'draw', 'aria-label': texts.draw },
      html('div', { class: 'draw-head' }, issue, html('span', { class: 'draw-left' }, stage, clock)),
      placed,
    ),
    update({ draws, shut, phase, drawing: showing }) {
      drawing = phase === 'revealing' && showing !== null
      const text = drawing ? texts.drawNow : shut ? texts.drawShut : texts.drawOpen
      if (draws !== null && stage.textContent !== text) stage.textContent = text
      if (draws === null || draws === shown) return
      shown = draws
      issue.textContent = texts.drawIssue(draws.draw.issue)
      const total = draws.placed.reduce((sum, { stake }) => sum + stake, 0n)
      placed.dataset['bets'] = String(draws.placed.length)
      placed.hidden = draws.placed.length === 0
      summary.textContent = texts.drawPlaced(draws.placed.length, formatAmount(total))
      list.replaceChildren(
        ...draws.placed.flatMap(({ bets }) =>
          bets.map(({ selection, amount }) =>
            html('li', {}, `${names.get(selection) ?? selection} ${formatAmount(amount)}`),
          ),
        ),
      )
    },
    tick(left) {
      const ms = left === null ? 0 : left.untilClosed > 0 ? left.untilClosed : left.untilDrawn
      const text = left === null || drawing ? '' : clockText(ms)
      if (clock.textContent !== text) clock.textContent = text
    },
  }
}
