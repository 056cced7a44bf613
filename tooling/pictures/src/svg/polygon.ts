import { num } from './num.ts'
import type { Point } from './point.ts'

/** A closed path with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
}
