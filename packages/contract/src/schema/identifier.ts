import * as v from 'valibot'

/** An id that the server gave out. */
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))
