/**
 * Writes fen as the wire does: yuan with two places, no grouping.
 *
 * @example
 * ```ts
 * fenToDecimal(123450n) // '1234.50'
 * fenToDecimal(-5n)     // '-0.05'
 * ```
 */
export function fenToDecimal(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
