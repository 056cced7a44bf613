import * as v from 'valibot'

/** A code from a text message: six digits. */
export const smsCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/))
