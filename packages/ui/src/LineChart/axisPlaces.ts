/** Which places of an axis are named: the last, and from it back in equal steps, at most `most`. */
export function axisPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  )
}
