/** The heights of rows: of those that are not as high as most, by key, and how high most are, in px. */
export interface RowHeights {
  readonly heights: ReadonlyMap<string, number>
  readonly usual: number
}

/** A row that is so little off its guess stays with it: drawing it a second time would show no difference. */
const nearlyPx = 0.25

/** The value that comes most often. */
function mostFrequent(values: readonly number[]): number {
  const [most] = [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? 0
}

/** The heights with those that were measured, by key; null where these were known. `guess` is how high rows are said to be. */
export function settleHeights(
  { heights, usual }: RowHeights,
  found: ReadonlyMap<string, number>,
  guess: number,
): RowHeights | null {
  const differs = (from: number, height: number) => Math.abs(from - height) >= nearlyPx
  if (![...found].some(([key, height]) => differs(heights.get(key) ?? usual, height))) return null
  // As long as none is known to differ, the first that were measured say how high rows are: few are then to be remembered.
  const next = heights.size === 0 && usual === guess ? mostFrequent([...found.values()]) : usual
  return {
    heights: new Map([...new Map([...heights, ...found])].filter(([, height]) => differs(next, height))),
    usual: next,
  }
}
