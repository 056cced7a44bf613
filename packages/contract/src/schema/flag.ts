import * as v from 'valibot'

const fromText = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)

/** A boolean, which a form or query carries as `true` or `false` (D3). */
export const flag = v.union([v.boolean(), fromText])
