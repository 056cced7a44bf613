import type { ApiFailure } from './api/failure.ts'
import type { ReplyCache } from './api/apiState.ts'
import type { Client, Clock, Logger, RandomPort, Timers, Visibility } from '@koi/api-core'

/** What a store needs from its page. */
export interface StoreDeps {
  readonly client: Client
  readonly clock: Clock
  readonly timers: Timers
  readonly visibility: Visibility
  readonly restored: PageRestored
  readonly random: RandomPort
  readonly logger: Logger
  /** Loads a part of the contract that does not come with the page; as it is asked for if not given. */
  readonly loadPart?: <Part>(load: () => Promise<Part>) => Promise<Part>
  /** Resolves when what is drawn now is painted; replies that are there are asked for anew at once if not given. */
  readonly afterFrame?: (() => Promise<void>) | undefined
  /** Replies that the page came with (D18a). */
  readonly given?: ReplyCache | undefined
  /** Awaited before anyone learns that a call has failed: it may load what says why. Never rejects. */
  readonly onFailed?: (kind: ApiFailure['kind']) => Promise<void>
  /** Hears the body of a reply that may say that the whole site is closed. */
  readonly onClosed?: (body: string) => void
}

/** News that the page came back: from the back/forward cache, `pageshow` with `persisted` (D5), or to its network, `online`. */
export interface PageRestored {
  /** Calls back at each return; the function it gives ends that. */
  subscribe(listener: () => void): () => void
}
