import { css, shade, type Tone } from '../svg/tone.ts'
import { type Point, polygon } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A cut stone seen from above, around the origin: a table, a ring of facets, light from the upper left. */
export function gem(sheet: Sheet, r: number, tone: Tone, corners = 8, stretch = 1): string {
  const turn = Math.PI / corners
  const ring = (radius: number, offset: number): Point[] =>
    Array.from({ length: corners }, (_, index) => {
      const angle = (index * 2 * Math.PI) / corners + turn + offset
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * stretch]
    })
  const outer = ring(r, 0)
  const girdle = ring(r * 0.8, turn)
  const table = ring(r * 0.52, 0)
  const point = (points: Point[], index: number): Point => points[(index + corners) % corners] ?? [0, 0]
  const lit = (points: Point[]) => {
    const [x, y] = points.reduce<Point>((sum, [px, py]) => [sum[0] + px, sum[1] + py], [0, 0])
    return Math.cos(Math.atan2(y, x) - Math.atan2(-1, -0.7))
  }
  let facets = ''
  const facet = (points: Point[], flip: number, base: number) => {
    const light = lit(points) * flip
    facets += shape.path(
      polygon(points),
      css(shade(tone, base + light * 0.16, 1 - Math.max(0, light) * 0.35, light * 8)),
    )
  }
  for (let index = 0; index < corners; index++) {
    facet([point(outer, index), point(outer, index + 1), point(girdle, index)], 1, -0.06)
    facet([point(outer, index), point(girdle, index), point(table, index), point(girdle, index - 1)], 1, 0.03)
    facet([point(table, index), point(table, index + 1), point(girdle, index)], -0.7, 0.02)
  }
  const face = sheet.linear(
    [
      [0, shade(tone, 0.24, 0.6)],
      [0.45, shade(tone, 0.07)],
      [0.5, shade(tone, -0.03)],
      [1, shade(tone, 0.12, 1, 12)],
    ],
    52,
  )
  const shine = css([1, 0, 0], 0.55)
  return (
    shape.path(polygon(outer), css(shade(tone, -0.2))) +
    facets +
    shape.path(polygon(table), face) +
    shape.stroke(polygon(table), css([1, 0, 0], 0.22), r * 0.012) +
    shape.path(
      `M${-r * 0.3} ${-r * 0.78 * stretch}L${-r * 0.1} ${-r * 0.62 * stretch}L${-r * 0.46} ${-r * 0.4 * stretch}Z`,
      shine,
    )
  )
}
