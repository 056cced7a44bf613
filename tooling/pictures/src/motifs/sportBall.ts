import { css } from '../svg/css.ts'
import { num } from '../svg/num.ts'
import type { Point } from '../svg/point.ts'
import { polygon } from '../svg/polygon.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { sphere } from './sphere.ts'

/** The balls that can be drawn. */
export type BallName = 'football' | 'basketball' | 'tennis' | 'volleyball' | 'table' | 'golf'

function football(r: number): string {
  const dark = css([0.24, 0.025, 262])
  const seam = css([0.5, 0.02, 262], 0.6)
  const corner = (size: number, index: number, x = 0, y = 0, turn = 0): Point => {
    const angle = (index * 72 - 90 + turn) * (Math.PI / 180)
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
  }
  let body = shape.path(polygon([0, 1, 2, 3, 4].map((index) => corner(r * 0.3, index))), dark)
  let seams = ''
  for (let index = 0; index < 5; index++) {
    const [x, y] = corner(r * 0.3, index)
    const [ox, oy] = corner(r * 0.6, index)
    const [px, py] = corner(r * 0.86, index)
    seams += `M${num(x)} ${num(y)}L${num(ox)} ${num(oy)}`
    const [nx, ny] = corner(r * 0.74, index + 0.5)
    const [qx, qy] = corner(r * 0.6, index + 1)
    seams += `M${num(ox)} ${num(oy)}L${num(nx)} ${num(ny)}L${num(qx)} ${num(qy)}M${num(nx)} ${num(ny)}L${num(nx * 1.4)} ${num(ny * 1.4)}`
    const turn = index * 72 + 180
    body += shape.path(
      polygon([0, 1, 2, 3, 4].map((side) => corner(r * 0.28, side, px * 1.06, py * 1.06, turn))),
      dark,
    )
  }
  return shape.stroke(seams, seam, r * 0.028) + body
}

function curves(r: number, lines: readonly string[], colour: string, weight: number): string {
  return shape.group(shape.stroke(lines.join(''), colour, weight), { transform: `scale(${num(r)})` })
}

/** A ball of the game around the origin. */
export function sportBall(sheet: Sheet, name: BallName, r: number): string {
  const cut = (marks: string) =>
    shape.group(marks, { 'clip-path': sheet.clip(shape.circle(0, 0, r, '#000')) })
  if (name === 'football') return sphere(sheet, r, [0.965, 0.006, 90], 0.5, cut(football(r)))
  if (name === 'basketball') {
    const lines = [
      'M-1 0.1C-0.5 -0.1 0.5 -0.1 1 0.1',
      'M0.05 -1C-0.12 -0.4 -0.12 0.4 0.05 1',
      'M-0.78 -0.66C-0.3 -0.3 -0.3 0.4 -0.72 0.72',
      'M0.8 -0.62C0.34 -0.3 0.3 0.4 0.76 0.68',
    ]
    return sphere(sheet, r, [0.66, 0.155, 50], 0.45, cut(curves(r, lines, css([0.25, 0.05, 40], 0.9), 0.045)))
  }
  if (name === 'tennis') {
    const lines = ['M-0.98 -0.3C-0.5 -0.2 -0.1 -0.5 -0.05 -1', 'M0.98 0.3C0.5 0.2 0.1 0.5 0.05 1']
    return sphere(sheet, r, [0.87, 0.17, 118], 0.4, cut(curves(r, lines, css([0.99, 0.01, 110]), 0.075)))
  }
  if (name === 'volleyball') {
    const lines = [
      'M0 0C-0.2 -0.5 0.1 -0.9 0.4 -1',
      'M0 0C0.55 -0.05 0.9 0.3 0.9 0.7',
      'M0 0C-0.3 0.45 -0.8 0.5 -1 0.2',
      'M-0.14 -0.32C-0.6 -0.1 -0.85 -0.3 -0.95 -0.6',
      'M0.02 -0.6C-0.3 -0.5 -0.6 -0.6 -0.75 -0.8',
      'M0.34 0C0.45 -0.5 0.75 -0.6 1 -0.5',
      'M0.64 0.2C0.75 -0.1 0.9 -0.2 1 -0.2',
      'M-0.2 0.3C0.1 0.7 0.1 0.9 0 1',
      'M-0.5 0.42C-0.35 0.7 -0.4 0.85 -0.5 0.95',
    ]
    const panels = shape.group(
      shape.path(
        'M0 0C0.55 -0.05 0.9 0.3 0.9 0.7C0.5 1.1 0.2 1.1 0 1C0.1 0.8 0.1 0.6 -0.2 0.3Z',
        css([0.84, 0.14, 88]),
      ) +
        shape.path(
          'M0 0C-0.2 -0.5 0.1 -0.9 0.4 -1C-0.4 -1.2 -1 -0.9 -1.1 -0.3C-0.85 -0.3 -0.5 -0.1 -0.14 -0.32Z',
          css([0.52, 0.12, 252]),
        ),
      { transform: `scale(${num(r)})` },
    )
    return sphere(
      sheet,
      r,
      [0.96, 0.01, 90],
      0.5,
      cut(panels + curves(r, lines, css([0.4, 0.03, 250], 0.6), 0.03)),
    )
  }
  if (name === 'golf') {
    let dimples = ''
    for (let row = -6; row <= 6; row++)
      for (let column = -6; column <= 6; column++) {
        const [x, y] = [(column + (row % 2) * 0.5) * r * 0.17, row * r * 0.15]
        const far = Math.hypot(x, y) / r
        if (far < 0.96)
          dimples += shape.circle(
            x,
            y,
            r * 0.058 * Math.sqrt(1 - far * far * 0.9),
            css([0.84, 0.008, 250], 0.8),
          )
      }
    return sphere(sheet, r, [0.985, 0.004, 90], 0.5, dimples)
  }
  return sphere(sheet, r, [0.95, 0.03, 85], 0.8)
}
