import * as v from 'valibot'

/** A country calling code without the plus sign. */
export const phoneArea = v.pipe(v.string(), v.regex(/^\d{1,4}$/))
