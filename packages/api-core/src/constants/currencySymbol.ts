/**
 * The yuan sign.
 *
 * @example
 * ```ts
 * CURRENCY_SYMBOL // '¥'
 * ```
 */
export const CURRENCY_SYMBOL = '¥'
