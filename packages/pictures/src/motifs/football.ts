import { css } from '../svg/tone.ts'
import { num, type Point, polygon } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { sphere } from './ball.ts'

function panels(r: number): string {
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

/** A football around the origin. */
export function football(sheet: Sheet, r: number): string {
  const seen = sheet.clip(shape.circle(0, 0, r, '#000'))
  return sphere(sheet, r, [0.965, 0.006, 90], 0.5, shape.group(panels(r), { 'clip-path': seen }))
}
