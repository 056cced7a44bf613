import * as v from 'valibot'
import { withoutInvisible } from './withoutInvisible.ts'

/** The input of a call without payload. Unknown fields are ignored. */
export const nothing = v.object({})

/** An id that the server gave out. */
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))

const controls = /\p{Cc}/u

/** Text that a person typed, without control characters. */
export function plainText(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(withoutInvisible),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxLength),
    v.check((text) => !controls.test(text), 'control characters'),
  )
}

const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** A whole number from 0 up, as a number from a caller and as digits from a form or query. */
export const integer = v.pipe(v.union([v.number(), digits]), v.safeInteger(), v.minValue(0))

const trueOrFalse = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)

/** A boolean, which a form or query carries as `true` or `false` (D3). */
export const flag = v.union([v.boolean(), trueOrFalse])

/** A venue's id; 0 stands for the central wallet where a wallet is meant. */
export const venueId = v.pipe(integer, v.maxValue(999_999))

const commaList = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(,\d{1,6}){0,99}$/),
  v.transform((text) => text.split(',').map(Number)),
)

/** Venue ids, which a query carries as a comma list (D3, specification section 7). */
export const idList = v.union([
  v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(100)),
  commaList,
])

/** A moment as ISO 8601 in UTC, `"2026-11-21T12:41:07.000Z"` (D2). */
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.endsWith('Z'))

function isOnCalendar(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

/** A day without a zone, `"1990-02-28"`; days that the calendar does not have are refused. */
export const calendarDate = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'not a calendar day'))

/** A short list that is never paged. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item) })
}

/** Which page to read: `page` from 1 (default 1), `page_size` from 1 to 100 (default 20). */
export const pageInput = {
  page: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(1_000_000))),
  page_size: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100))),
}

/**
 * Which page of a record to read. `after` is the id of the last item of the page before: the page begins after it, also
 * when items were added meanwhile. A page that begins beyond the first 1,000 items needs it.
 */
export const recordPageInput = { ...pageInput, after: v.optional(identifier) }

/**
 * Asks a record for what is new or has changed since it was read, whatever filter of states there is: `asOf` of the reply
 * that is already there.
 */
export const changesInput = { changed_since: v.optional(instant) }

/** When a record was read; a backend that does not say so has it read as a whole. */
export const recordReadAt = { asOf: v.optional(instant) }

/** A page of a list (D2). `page` counts from 1; `total` counts the whole filter. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), page: v.number(), pageSize: v.number(), total: v.number() })
}
