import * as v from 'valibot'

/** A login password before it is encrypted: 8 to 64 characters with at least one letter and one digit. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/\p{L}/u), v.regex(/\d/))
