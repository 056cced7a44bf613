import type { Client, Logger } from '@koi/api-core'
import type { ApiFailure } from './failure.ts'

/** What thunks and endpoints are given beside the store. */
export interface StoreExtra {
  readonly client: Client
  readonly logger: Logger
  /** Loads a part of the contract that does not come with the page. */
  readonly loadPart: <Part>(load: () => Promise<Part>) => Promise<Part>
  /** Endpoints that answer by who asks, as far as they were called: see `forgetPersonalReads`. */
  readonly personal: Set<string>
  /** Resolves after the next frame where this query has a reply already; undefined where not, and for lists in pages. */
  readonly untilShown: (queryCacheKey: string | undefined) => Promise<void> | undefined
  /** Awaited before anyone learns that a call has failed. */
  readonly onFailed?: ((kind: ApiFailure['kind']) => Promise<void>) | undefined
  /** Hears the body of a reply that may say that the whole site is closed. */
  readonly onClosed?: ((body: string) => void) | undefined
}

function isStoreExtra(extra: unknown): extra is StoreExtra {
  return typeof extra === 'object' && extra !== null && 'client' in extra && 'logger' in extra
}

/**
 * Reads the thunk argument, which the library types as unknown.
 *
 * @throws TypeError when the store was not made by `makeStore`.
 */
export function readExtra(extra: unknown): StoreExtra {
  if (isStoreExtra(extra)) return extra
  throw new TypeError('The api runs only in a store made by makeStore: its thunk argument has no client.')
}
