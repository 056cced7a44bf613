const pattern = /^(-?)(\d{1,15})\.(\d{2})$/

/**
 * Reads an amount of the wire, `"1234.50"`, as integer fen (D2, D8).
 * @throws RangeError when the text is not such an amount; the text itself is not repeated.
 */
export function parseFen(text: string): bigint {
  const match = pattern.exec(text)
  if (match === null) throw new RangeError('not an amount with two decimal places')
  const fen = BigInt(`${match[2] ?? ''}${match[3] ?? ''}`)
  return match[1] === '-' ? -fen : fen
}
