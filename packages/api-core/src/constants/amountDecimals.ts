/**
 * Decimal places of an amount unless a field says otherwise.
 *
 * @example
 * ```ts
 * AMOUNT_DECIMALS // 2
 * ```
 */
export const AMOUNT_DECIMALS = 2
