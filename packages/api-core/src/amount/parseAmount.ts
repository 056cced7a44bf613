import { AmountError } from './amountError.ts'
import { parseDecimal } from './parseDecimal.ts'

/**
 * Reads an amount as `sanitizeAmount` leaves it (`12`, `12.`, `12.5`, `12.50`) into integer fen. Signs, separators and
 * symbols are refused.
 *
 * @throws AmountError when the text is empty, no amount, or has more than two decimals
 *
 * @example
 * ```ts
 * parseAmount('1234.5') // 123450n
 * ```
 */
export function parseAmount(text: string): bigint {
  if (text.startsWith('-')) throw new AmountError('malformed')
  return parseDecimal(text)
}
