/** The middle of some figures, which a busy machine disturbs least. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

/** The median of ratios, with the bounds that hold the true one in 95 of 100 runs. */
export interface PairedRatio {
  readonly ratio: number
  readonly low: number
  readonly high: number
}

/**
 * Compares two contenders by the median of their ratios in the same rounds. The bounds are the order statistics of a
 * binomial with a half, which assume nothing of how the noise is spread.
 */
export function pairedRatio(times: readonly number[], others: readonly number[]): PairedRatio {
  const ratios = times.map((time, round) => time / (others[round] ?? Number.NaN)).toSorted((a, b) => a - b)
  const reach = 0.98 * Math.sqrt(ratios.length)
  const low = Math.max(0, Math.floor(ratios.length / 2 - reach))
  const high = Math.min(ratios.length - 1, Math.ceil(ratios.length / 2 + reach))
  return { ratio: median(ratios), low: ratios[low] ?? Number.NaN, high: ratios[high] ?? Number.NaN }
}
