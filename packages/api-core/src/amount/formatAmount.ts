import { CURRENCY_SYMBOL } from '../constants/currencySymbol.ts'
import { fenToDecimal } from './fenToDecimal.ts'

/** How an amount is shown. */
export interface AmountFormat {
  /** Puts a `+` before amounts above zero. */
  readonly sign?: boolean | undefined
  /** What stands before the digits; the yuan sign if not given, nothing with `''` or false. */
  readonly symbol?: string | boolean | undefined
}

/**
 * Writes fen for players: currency symbol, grouped yuan, two places.
 *
 * @example
 * ```ts
 * formatAmount(123450n)                  // '¥1,234.50'
 * formatAmount(-1200n)                   // '-¥12.00'
 * formatAmount(1200n, { sign: true })    // '+¥12.00'
 * formatAmount(123450n, { symbol: '' })  // '1,234.50'
 * ```
 */
export function formatAmount(fen: bigint, { sign = false, symbol = true }: AmountFormat = {}): string {
  const digits = fenToDecimal(fen < 0n ? -fen : fen).replace(/\B(?=(?:\d{3})+\.)/g, ',')
  const lead = fen < 0n ? '-' : sign && fen > 0n ? '+' : ''
  return lead + (symbol === true ? CURRENCY_SYMBOL : symbol || '') + digits
}
