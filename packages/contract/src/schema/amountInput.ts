import * as v from 'valibot'

/** A positive amount in yuan that a caller asks for: digits, at most two places. Range rules are the server's. */
export const amountInput = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))
