/** The bounds a number is stepped in. */
export interface StepBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

const places = (value: number) => String(value).split('.')[1]?.length ?? 0

/** The number on the grid of steps that starts at `min` (0 without one) nearest to a given one, inside the bounds. */
export function snapValue(value: number, { min, max, step }: StepBounds): number {
  const base = Number.isFinite(min) ? min : 0
  const inside = Math.min(max, Math.max(min, value))
  const steps = Math.round((inside - base) / step)
  const last = Number.isFinite(max) ? Math.floor((max - base) / step + 1e-9) : steps
  const digits = Math.max(places(step), places(base))
  return Number((base + Math.min(steps, last) * step).toFixed(digits))
}
