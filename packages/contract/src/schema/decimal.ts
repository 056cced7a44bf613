import * as v from 'valibot'

/** An amount in yuan as the wire carries it: a decimal string with two places, `"1234.50"` or `"-12.00"` (D2). */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}$/))
