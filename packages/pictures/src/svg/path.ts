/** A coordinate with two places: short, and equal where the last bits of a sine differ. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export type Point = readonly [x: number, y: number]

/** A closed path with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
}

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
