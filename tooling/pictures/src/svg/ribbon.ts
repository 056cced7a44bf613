import type { Point } from './point.ts'
import { smooth } from './smooth.ts'

/** A closed path around a line of points, as wide on each side as `halfWidth` says for 0 (start) to 1 (end). */
export function ribbon(spine: readonly Point[], halfWidth: (t: number) => number): string {
  const left: Point[] = []
  const right: Point[] = []
  for (const [index, [x, y]] of spine.entries()) {
    const before = spine[Math.max(0, index - 1)] ?? [x, y]
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const width = halfWidth(index / (spine.length - 1))
    const [nx, ny] = [((before[1] - after[1]) / length) * width, ((after[0] - before[0]) / length) * width]
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  }
  return smooth([...left, ...right])
}
