import { canvas } from '../drawing/canvas.ts'
import { gradient } from '../drawing/gradient.ts'
import { svg } from '../drawing/svg.ts'
import { tilesPicture, type Tile } from '../pictures/tilesPicture.ts'
import { tileBack, tileFace } from './mahjongTile.ts'
import type { Scene, SceneDeps } from './scene.ts'

const step = 132
const middle = 318

function backdrop(): SVGSVGElement {
  const grain = Array.from({ length: 9 }, (_, index) =>
    svg('path', {
      d: `M-20 ${index * 70 + 12}Q200 ${index * 70 - 16 + (index % 3) * 14} 400 ${index * 70 + 10}T820 ${index * 70}`,
      fill: 'none',
      stroke: '#ffcf9a',
      'stroke-opacity': 0.07,
      'stroke-width': 3,
    }),
  )
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.radial(
        'walnut',
        [
          [0, '#7a4620'],
          [0.6, '#4a2611'],
          [1, '#230f07'],
        ],
        { r: 0.75 },
      ),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#walnut)' }),
    ...grain,
  )
}

/** The tiles that belong to a set, so that they can be set off from the others. */
function inSet(tiles: readonly Tile[]): boolean[] {
  const names = tiles.map(({ family, value }) => `${family}${value}`)
  return names.map((name) => names.filter((other) => other === name).length > 1)
}

/** Chess and cards: five mahjong tiles turned over on a green mat. */
export function createTilesScene({ motion, texts }: SceneDeps): Scene {
  const row = svg('g', {})
  const wall = Array.from({ length: 11 }, (_, index) =>
    svg('g', { transform: `translate(${400 + (index - 5) * 56} 124) scale(.46)` }, tileBack()),
  )
  const mat = svg(
    'g',
    {},
    svg('rect', { x: 34, y: 38, width: 732, height: 484, rx: 34, class: 'mat-rim' }),
    svg('rect', { x: 48, y: 52, width: 704, height: 456, rx: 24, fill: 'url(#baize)', class: 'mat' }),
    ...wall,
  )
  const at = (index: number, lifted: boolean): string =>
    `translate(${400 + (index - 2) * step} ${middle - (lifted ? 22 : 0)})`

  function rest(): void {
    row.replaceChildren(
      ...[0, 1, 2, 3, 4].map((index) => svg('g', { transform: at(index, false) }, svg('g', {}, tileBack()))),
    )
  }

  rest()
  return {
    backdrop: backdrop(),
    picture: canvas(
      { fill: false },
      svg(
        'defs',
        {},
        gradient.radial(
          'baize',
          [
            [0, '#1c7a5a'],
            [1, '#0e4a3a'],
          ],
          { r: 0.7 },
        ),
        gradient.linear('ivory', [
          [0, '#fffdf4'],
          [1, '#f3ead2'],
        ]),
        gradient.linear('tile-back', [
          [0, '#22996a'],
          [1, '#12694a'],
        ]),
      ),
      mat,
      row,
    ),
    begin() {
      rest()
      for (const [index, tile] of [...row.children].entries()) {
        const inner = tile.firstElementChild
        const frames = [{ transform: 'none' }, { transform: 'translateY(-14px)' }, { transform: 'none' }]
        if (inner !== null)
          motion.animate(inner, frames, { duration: 280, delay: index * 45, easing: 'ease-in-out' })
      }
    },
    rest,
    async reveal(outcome) {
      const tiles = tilesPicture(outcome)
      const sets = inSet(tiles)
      const wins = outcome.tier === 'win' || outcome.tier === 'big'
      row.replaceChildren(
        ...tiles.map((tile, index) => {
          const front = tileFace(tile)
          const back = tileBack()
          back.setAttribute('opacity', '0')
          const turn = { duration: 260, delay: index * 90 }
          motion.animate(
            back,
            [
              { opacity: 1, transform: 'scaleX(1)' },
              { opacity: 1, transform: 'scaleX(.02)', offset: 0.5 },
              { opacity: 0, transform: 'scaleX(.02)' },
            ],
            turn,
          )
          motion.animate(
            front,
            [
              { transform: 'scaleX(.02)' },
              { transform: 'scaleX(.02)', offset: 0.5 },
              { transform: 'scaleX(1)' },
            ],
            turn,
          )
          const lifted = wins || sets[index] === true
          const inner = svg('g', {}, front, back)
          if (lifted)
            motion.animate(inner, [{ transform: 'translateY(22px)' }, { transform: 'none' }], {
              duration: 140,
              delay: 600,
              easing: 'ease-out',
            })
          return svg('g', { transform: at(index, lifted) }, inner)
        }),
      )
      await motion.wait(740)
      if (outcome.tier === 'none') return texts.tilesNone
      if (outcome.tier === 'part') return texts.tilesPair
      return outcome.tier === 'win' ? texts.tilesTriplet : texts.tilesDragons
    },
  }
}
