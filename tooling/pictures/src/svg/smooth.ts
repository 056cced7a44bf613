import { num } from './num.ts'
import type { Point } from './point.ts'

/** A smooth path through points (Catmull-Rom), closed unless told otherwise. */
export function smooth(points: readonly Point[], closed = true): string {
  const last = points.length - 1
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  const [x, y] = at(0)
  let d = `M${num(x)} ${num(y)}`
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = `${num(p1[0] + (p2[0] - p0[0]) / 6)} ${num(p1[1] + (p2[1] - p0[1]) / 6)}`
    const second = `${num(p2[0] - (p3[0] - p1[0]) / 6)} ${num(p2[1] - (p3[1] - p1[1]) / 6)}`
    d += `C${first} ${second} ${num(p2[0])} ${num(p2[1])}`
  }
  return closed ? `${d}Z` : d
}
