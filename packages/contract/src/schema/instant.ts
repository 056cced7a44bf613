import * as v from 'valibot'

/** A moment as ISO 8601 in UTC, `"2026-11-21T12:41:07.000Z"` (D2). */
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.endsWith('Z'))
