/** The yuan sign. */
export const CURRENCY_SYMBOL = '¥'
