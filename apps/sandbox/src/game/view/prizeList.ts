import { html, svg } from '../../drawing/elements.ts'
import { type Engine, type EngineId, reelLines } from '@koi/contract/engines'
import type { Session } from '../calls/gameCalls.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import { oddsText } from './felt.ts'

/** Where the lines of the reels run, each as a small picture with its number. */
function lineMap({ texts }: { texts: GameTexts }): HTMLElement {
  const maps = reelLines.map((rows, index) => {
    const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 8 + 4}`).join(' ')
    const cells = rows.flatMap((_, reel) =>
      [0, 1, 2].map((row) =>
        svg('rect', { x: reel * 10 + 1, y: row * 8 + 1, width: 8, height: 6, rx: 1.5, class: 'line-cell' }),
      ),
    )
    const line = svg('polyline', { points, class: 'line-run' })
    return html(
      'li',
      { 'aria-label': texts.lineNumber(index + 1) },
      html('span', { 'aria-hidden': 'true' }, String(index + 1)),
      svg('svg', { viewBox: '0 0 50 24', 'aria-hidden': 'true', focusable: 'false' }, ...cells, line),
    )
  })
  return html('ol', { class: 'line-map', 'aria-label': texts.lines }, ...maps)
}

/** What a game without a choice of bets pays for, and its rules; nothing for a game with a felt, which shows its odds. */
export function createPrizeList(
  { id, engine }: { id: EngineId; engine: Engine },
  { texts, locale }: { texts: GameTexts; locale: Session['locale'] },
): HTMLElement | null {
  const { prizes = [], rules = [] } = engine
  if (prizes.length === 0) return null
  return html(
    'details',
    { class: 'prizes' },
    html('summary', {}, texts.prizes),
    ...rules.map((rule) => html('p', {}, rule[locale])),
    html(
      'dl',
      {},
      ...prizes.map(({ name, odds }) =>
        html('div', {}, html('dt', {}, name[locale]), html('dd', {}, `×${oddsText(odds)}`)),
      ),
    ),
    ...(id === 'fiveReels' ? [lineMap({ texts })] : []),
  )
}
