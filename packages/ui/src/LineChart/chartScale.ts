/** Where a chart puts things, in per cent of its box. */
export interface ChartScale {
  x(index: number): number
  /** From the top. */
  y(value: bigint): number
}

const parts = 100_000n

/** The scale of a chart of so many places between its lowest and highest tick. A single place stands in the middle. */
export function chartScale(count: number, ticks: readonly bigint[]): ChartScale {
  const low = ticks[0] ?? 0n
  const span = (ticks.at(-1) ?? 0n) - low || 1n
  return {
    x: (index) => (count < 2 ? 50 : (index / (count - 1)) * 100),
    y: (value) => 100 - Number(((value - low) * parts) / span) / 1000,
  }
}
