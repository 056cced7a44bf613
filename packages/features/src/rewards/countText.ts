const counts = new Intl.NumberFormat('en-US')

/** A number of points or pieces as both languages write it: `1,000`. */
export function countText(count: number): string {
  return counts.format(count)
}
