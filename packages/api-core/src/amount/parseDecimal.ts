import { AmountError } from './amountError.ts'

/**
 * Reads a decimal string of the wire into fen; unlike `parseAmount` it takes a leading minus.
 *
 * @throws AmountError when the text is empty, no decimal, or has more than two decimals
 *
 * @example
 * ```ts
 * parseDecimal('-12.00') // -1200n
 * ```
 */
export function parseDecimal(text: string): bigint {
  const [, minus, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  if (!whole) throw new AmountError(text ? 'malformed' : 'empty')
  if (decimals.length > 2) throw new AmountError('too-precise')
  const fen = BigInt(whole + decimals.padEnd(2, '0'))
  return minus ? -fen : fen
}
