import { parseDecimal } from '@koi/api-core/amount'
import * as v from 'valibot'
import { decimalText } from './decimalText.ts'

/** An amount as it is written, kept as text: of a message that is signed or passed on as it is. */
export const decimal = v.pipe(v.string(), v.regex(decimalText))

/**
 * An amount in yuan: integer fen as `bigint` inside, a decimal string with two places on the wire (D2, D8).
 *
 * @example
 * ```ts
 * v.parse(money, '1234.50') // 123450n
 * ```
 */
export const money = v.pipe(decimal, v.transform(parseDecimal))

/** What is counted in hundredths and is no amount in yuan: percents (basis points) and coins. */
export const hundredths = v.pipe(decimal, v.transform(parseDecimal))

/**
 * An amount in yuan that a caller asks for, in the one form that the wire knows: two places, no sign, no leading zeros,
 * `"5.00"` (D2). The caller hands over fen, `encodeInput` writes them. Range rules are the server's.
 */
export const amountInput = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,8})\.\d{2}$/),
  v.transform(parseDecimal),
)

/** Networks on which coins come in and are paid out: their addresses carry a checksum. */
export const coinNetworks = ['TRC20', 'ERC20'] as const

export type CoinNetwork = (typeof coinNetworks)[number]
