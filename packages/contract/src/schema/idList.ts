import * as v from 'valibot'

const fromText = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(,\d{1,6}){0,99}$/),
  v.transform((text) => text.split(',').map(Number)),
)

/** Venue ids, which a query carries as a comma list (D3, specification section 7). */
export const idList = v.union([
  v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(100)),
  fromText,
])
