/**
 * Adds amounts exactly.
 *
 * @example
 * ```ts
 * sumFen([100n, 250n, -50n]) // 300n
 * ```
 */
export function sumFen(amounts: Iterable<bigint>): bigint {
  let sum = 0n
  for (const fen of amounts) sum += fen
  return sum
}
