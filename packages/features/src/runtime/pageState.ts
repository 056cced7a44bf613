import type { ReplyCache } from '@koi/store'

/** What a page that was drawn on the server was drawn from (D18a): replies that every guest gets, none for a page of members, and when. */
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
const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null

/**
 * Puts amounts back in place of their marks, where they stand. A reviver of `JSON.parse`, which is asked about each of
 * thousands of values, takes more than ten times as long as reading the text.
 */
function revive(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(bigIntMark) ? BigInt(value.slice(1)) : value
  if (!isObject(value)) return value
  for (const key in value) {
    const revived = revive(value[key])
    if (revived !== value[key]) value[key] = revived
  }
  return value
}

/** Only the store of the same release wrote it, and knows its shape. */
const isCache = (input: unknown): input is ReplyCache =>
  isObject(input) &&
  'queries' in input &&
  isObject(input['queries']) &&
  'provided' in input &&
  'personal' in input &&
  Array.isArray(input['personal'])

// By hand: the page that is taken over loads no schema.
function isPageState(input: unknown): input is PageState {
  if (!isObject(input)) return false
  if (!('path' in input && 'locale' in input && 'at' in input && 'cache' in input)) return false
  const { path, locale, at, cache } = input
  return typeof path === 'string' && typeof locale === 'string' && typeof at === 'number' && isCache(cache)
}

/** As JSON. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'bigint' ? `${bigIntMark}${value}` : value,
  )
}

/** Reads what `writePageState` wrote; null for anything else. */
export function parsePageState(text: string): PageState | null {
  try {
    const read: unknown = revive(JSON.parse(text))
    return isPageState(read) ? read : null
  } catch {
    return null
  }
}
