/**
 * The text of a string, boolean, bigint or finite number; numbers in plain decimal, so `1e-7` is `0.0000001`.
 *
 * @throws TypeError naming the place, for anything else
 */
export function scalarText(place: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new TypeError(`Field "${place}" cannot be encoded`)
  }
  const text = String(value)
  return text.includes('e')
    ? value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 21 })
    : text
}
