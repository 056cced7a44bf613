import * as v from 'valibot'

/**
 * An amount in yuan that a caller asks for, in the one form that the wire knows: two places, no sign, no leading zeros,
 * `"5.00"` (D2). Range rules are the server's.
 */
export const amountInput = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})\.\d{2}$/))
