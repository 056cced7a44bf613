import * as v from 'valibot'

/** An invite code (D13). */
export const inviteCode = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_-]{1,32}$/))
