import { canvas, gradient, svg } from '../../drawing/elements.ts'
import { tableBackdrop } from './liveTable.ts'
import type { Scene, SceneDeps } from './scene.ts'

/** The pips of each face, from one to six, in three rows of three. */
const faces = ['    o    ', 'o       o', 'o   o   o', 'o o   o o', 'o o o o o', 'o oo oo o'] as const

function pipsOf(face: number): readonly (readonly [x: number, y: number])[] {
  return (faces[face - 1] ?? '')
    .split('')
    .flatMap((mark, place) => (mark === 'o' ? [[(place % 3) - 1, Math.floor(place / 3) - 1] as const] : []))
}

function die(face: number): SVGGElement {
  const red = face === 1 || face === 4
  return svg(
    'g',
    {},
    svg('rect', { x: -72, y: -66, width: 148, height: 148, rx: 26, fill: '#00000055' }),
    svg('rect', { x: -74, y: -74, width: 148, height: 148, rx: 26, fill: 'url(#ivory)' }),
    ...pipsOf(face).map(([x, y]) =>
      svg('circle', {
        cx: x * 38,
        cy: y * 38,
        r: face === 1 ? 22 : 14,
        fill: red ? '#c8321c' : '#1b2233',
      }),
    ),
  )
}

const places = [210, 400, 590] as const
const tilts = [-9, 4, 11] as const

/** Three dice that are shaken and fall onto the felt. */
export function createDiceScene({ motion }: SceneDeps): Scene {
  const dice = svg('g', {})

  function show(faces: readonly number[], shaken: boolean): void {
    dice.replaceChildren(
      ...places.map((x, index) => {
        const moving = svg('g', {}, die(faces[index] ?? 1))
        motion.animate(
          moving,
          shaken
            ? [
                { transform: 'translateY(0) rotate(-8deg)' },
                { transform: 'translateY(-26px) rotate(8deg)' },
                { transform: 'translateY(0) rotate(-8deg)' },
              ]
            : [{ transform: 'translateY(-220px) rotate(-160deg)', opacity: 0 }, { transform: 'none' }],
          shaken
            ? { duration: 200, delay: index * 40, iterations: Number.POSITIVE_INFINITY }
            : { duration: 240, delay: index * 70, easing: 'cubic-bezier(.2,.7,.3,1.2)' },
        )
        return svg('g', { transform: `translate(${x} 280) rotate(${tilts[index] ?? 0})` }, moving)
      }),
    )
  }

  show([1, 2, 3], false)
  return {
    backdrop: tableBackdrop(),
    picture: canvas(
      { fill: false, rows: [150, 410] },
      svg(
        'defs',
        {},
        gradient.linear('ivory', [
          [0, '#fffdf6'],
          [1, '#e6d9bd'],
        ]),
      ),
      dice,
    ),
    begin: () => show([1, 2, 3], true),
    rest: () => show([1, 2, 3], false),
    async reveal({ drawn = {} }) {
      show(drawn['dice'] ?? [], false)
      await motion.wait(420)
      return ''
    },
  }
}
