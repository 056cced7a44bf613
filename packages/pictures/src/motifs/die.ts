import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die seen from above one corner, around the origin, `edge` long: the numbers are top, left and right. */
export function die(
  sheet: Sheet,
  edge: number,
  tone: Tone,
  [top, left, right]: readonly [number, number, number],
): string {
  const dark = tone[0] < 0.75
  const side = (value: number, matrix: string, lighter: number) => {
    const paint = sheet.linear(
      [
        [0, shade(tone, lighter + 0.05)],
        [1, shade(tone, lighter - 0.05)],
      ],
      60,
    )
    const ink =
      value === 1 || value === 4 ? css([0.56, 0.21, 28]) : css(dark ? [0.98, 0.01, 90] : [0.26, 0.03, 262])
    const marks = (spots[value] ?? []).map(([x, y]) =>
      shape.circle(
        x * 0.27,
        y * 0.27,
        value === 1 ? 0.17 : 0.1,
        dark && ink.startsWith('rgba(2') ? css([0.98, 0.01, 90]) : ink,
      ),
    )
    return shape.group(shape.rect(-0.5, -0.5, 1, 1, paint, { rx: 0.14 }) + marks.join(''), {
      transform: `matrix(${matrix})`,
    })
  }
  const e = edge
  const [c, s] = [0.866 * e, 0.5 * e]
  const body = shape.path(
    `M0 ${-e * 0.98}L${c * 0.97} ${-s * 0.97}V${s * 0.97}L0 ${e * 0.98}L${-c * 0.97} ${s * 0.97}V${-s * 0.97}Z`,
    css(shade(tone, -0.1)),
    { stroke: css(shade(tone, -0.1)), 'stroke-width': e * 0.1, 'stroke-linejoin': 'round' },
  )
  return (
    body +
    side(top, `${c} ${s} ${-c} ${s} 0 ${-s}`, 0.02) +
    side(left, `${c} ${s} 0 ${e} ${-c / 2} ${s / 2}`, -0.07) +
    side(right, `${c} ${-s} 0 ${e} ${c / 2} ${s / 2}`, -0.16)
  )
}
