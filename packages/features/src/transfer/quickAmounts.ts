/** Amounts in yuan that one press fills in. */
export const quickAmounts = ['100', '500', '1000', '5000'] as const
