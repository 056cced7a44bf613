import { html } from '../../drawing/elements.ts'
import type { Engine, Outcome } from '@koi/contract/engines'
import type { Session } from '../calls/gameCalls.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'

/** How a round or a draw ended; `name` is that of a draw. */
interface Ended {
  readonly outcome: Outcome
  readonly name?: string | undefined
}

/** The road: how the last rounds or draws ended, the latest of them first here and at the end there. */
export function roadOf(
  engine: Engine,
  ended: readonly Ended[],
  { texts, locale }: { texts: GameTexts; locale: Session['locale'] },
): HTMLElement {
  const beads = ended.toReversed().map(({ outcome, name }) => {
    const { text, tone } = engine.mark(outcome)
    const why = engine.why(outcome)[locale]
    const title = name === undefined ? why : texts.drawTold(name, why)
    return html('li', { 'data-tone': tone, title }, text[locale])
  })
  return html(
    'section',
    { class: 'road', 'aria-label': ended[0]?.name === undefined ? texts.road : texts.drawRoad },
    beads.length === 0 ? html('p', {}, texts.noRoad) : html('ol', {}, ...beads.slice(-18)),
  )
}
