import * as v from 'valibot'

/** The input of a call without payload. Unknown fields are ignored. */
export const nothing = v.object({})
