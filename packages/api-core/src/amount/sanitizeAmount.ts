import { AMOUNT_DECIMALS } from '../constants/amountDecimals.ts'

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
    .replace(/[０-９．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
    .replace(/^0+(?=\d)/, '')
    .split('.')
  const fraction = rest.join('')
  if (rest.length === 0 || (!whole && !fraction)) return whole
  return (whole || '0') + (decimals > 0 ? `.${fraction.slice(0, decimals)}` : '')
}
