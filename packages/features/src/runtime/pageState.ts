import type { ReplyCache } from '@koi/store'
import * as v from 'valibot'

/** What a page that was drawn on the server was drawn from (D18a): replies that every guest gets, and when. */
export interface PageState {
  /** The path without a query. */
  readonly path: string
  readonly locale: string
  /** The time it shows, in ms. */
  readonly at: number
  readonly cache: ReplyCache
}

/** The element that carries it. */
export const pageStateId = 'koi-page'

// JSON has no BigInt; no text of a reply begins with this character.
const bigIntMark = '\u0001'

const isRecord = (input: unknown) => typeof input === 'object' && input !== null

const pageState = v.object({
  path: v.string(),
  locale: v.string(),
  at: v.number(),
  // Only the store of the same release wrote it, and knows its shape.
  cache: v.custom<ReplyCache>(
    (input) =>
      isRecord(input) &&
      'queries' in input &&
      isRecord(input.queries) &&
      'provided' in input &&
      'personal' in input &&
      Array.isArray(input.personal),
  ),
})

/** As JSON. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'bigint' ? `${bigIntMark}${value}` : value,
  )
}

/** Reads what `writePageState` wrote; null for anything else. */
export function parsePageState(text: string): PageState | null {
  try {
    const read: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith(bigIntMark) ? BigInt(value.slice(1)) : value,
    )
    return v.parse(pageState, read)
  } catch {
    return null
  }
}
