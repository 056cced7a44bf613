/** Decimal places of an amount unless a field says otherwise. */
export const AMOUNT_DECIMALS = 2
