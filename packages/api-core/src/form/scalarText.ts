/**
 * The text of a string, boolean, bigint or finite number; numbers in plain decimal, so `1e-7` is `0.0000001`.
 *
 * @throws TypeError for anything else
 */
export function scalarText(value: unknown): string {
  const isNumber = Number.isFinite(value)
  if (!isNumber && !['string', 'boolean', 'bigint'].includes(typeof value)) throw new TypeError()
  const text = String(value)
  return isNumber && text.includes('e')
    ? Number(value).toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 21 })
    : text
}
