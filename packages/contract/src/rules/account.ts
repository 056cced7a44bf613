import * as v from 'valibot'

/** An account name: 4 to 16 letters and digits, a letter first. Stored and compared in lower case. */
export const account = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z][A-Za-z0-9]{3,15}$/), v.toLowerCase())
