import * as v from 'valibot'

const fromText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** A whole number from 0 up, as a number from a caller and as digits from a form or query. */
export const integer = v.pipe(v.union([v.number(), fromText]), v.safeInteger(), v.minValue(0))
