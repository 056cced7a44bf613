import { AMOUNT_DECIMALS, CURRENCY_SYMBOL } from '../constants/constants.ts'
import { TypedError } from '../errors/typedError.ts'

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

/** Why a text is no amount. */
export type AmountReason = 'empty' | 'malformed' | 'too-precise'

/**
 * A text that is no amount of money. The text itself is not part of the message.
 *
 * @example
 * ```ts
 * try { parseAmount('1,5') } catch (error) { if (error instanceof AmountError) explain(error.reason) }
 * ```
 */
export class AmountError extends TypedError<'amount'> {
  declare readonly reason: AmountReason

  constructor(reason: AmountReason) {
    super('amount', `Not an amount: ${reason}`, { reason })
  }
}

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

/**
 * Cleans an amount as it is typed or pasted (D8): full-width digits become ASCII, foreign characters and further dots go,
 * leading zeros fold, decimals are cut and never rounded. A trailing dot stays, so that typing can go on. Idempotent.
 *
 * @example
 * ```ts
 * sanitizeAmount('¥１２。345')            // '12.34'
 * sanitizeAmount('007')                  // '7'
 * sanitizeAmount('12.9', { decimals: 0 }) // '12'
 * ```
 */
export function sanitizeAmount(
  text: string,
  { decimals = AMOUNT_DECIMALS }: { decimals?: number | undefined } = {},
): string {
  const [whole = '', ...rest] = text
    .replace(/[０-９．]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
    .replace(/^0+(?=\d)/, '')
    .split('.')
  const fraction = rest.join('')
  if (rest.length === 0 || (!whole && !fraction)) return whole
  return (whole || '0') + (decimals > 0 ? `.${fraction.slice(0, decimals)}` : '')
}

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
