/** How an amount is written: two places, `"1234.50"` or `"-12.00"` (D2). */
export const decimalText = /^-?\d{1,15}\.\d{2}$/
