import * as v from 'valibot'

/** A phone number without its area code: 5 to 15 digits. The area's own pattern is the server's to check. */
export const phone = v.pipe(v.string(), v.trim(), v.regex(/^\d{5,15}$/))
