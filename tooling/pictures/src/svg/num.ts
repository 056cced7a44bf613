/** A coordinate with two places: short, and equal where the last bits of a sine differ. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}
