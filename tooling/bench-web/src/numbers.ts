const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? NaN

/** The value that half of the numbers lie below. */
export function median(numbers: readonly number[]): number {
  return at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )
}

/** The value that 95 of 100 numbers do not exceed. */
export function p95(numbers: readonly number[]): number {
  return at(
    numbers.toSorted((a, b) => a - b),
    0.95,
  )
}
