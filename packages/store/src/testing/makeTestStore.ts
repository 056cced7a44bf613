import { allFeatures, createClient } from '@koi/api-core'
import type { FetchPort, Logger, StoragePort } from '@koi/api-core'
import { createSession, type Session } from '@koi/api-core/session'
import { createManualClock, createMemoryStorage, type ManualClock } from '@koi/api-core/testing'
import type { ReplyCache } from '../api/apiState.ts'
import { makeStore } from '../makeStore.ts'

/** What a test store may be given. */
export interface TestStoreOptions {
  /** The backend: a test server's `fetch`, or a fake transport's. */
  readonly fetch: FetchPort
  readonly d?: string
  readonly clock?: ManualClock
  readonly storage?: StoragePort
  /** Replies that the page came with. */
  readonly given?: ReplyCache
  /** Resolves when what is drawn now is painted. */
  readonly afterFrame?: () => Promise<void>
  /** How parts of the contract are loaded. */
  readonly loadPart?: <Part>(load: () => Promise<Part>) => Promise<Part>
}

/** A store of one page whose surroundings are under control. */
export interface TestStore {
  readonly page: ReturnType<typeof makeStore>
  readonly session: Session
  readonly clock: ManualClock
  /** What was logged, message by message. */
  readonly log: readonly string[]
  /** Hides or shows the page. */
  readonly setHidden: (hidden: boolean) => void
  /** Brings the page back from the back/forward cache. */
  readonly restore: () => void
}

/** Makes a store over a real client with a manual clock. It is not started. */
export function makeTestStore(options: TestStoreOptions): TestStore {
  const { clock = createManualClock(Date.parse('2026-11-21T04:00:00.000Z')) } = options
  const log: string[] = []
  const logger: Logger = { warn: (message) => log.push(message), error: (message) => log.push(message) }
  const session = createSession({ storage: options.storage ?? createMemoryStorage() })
  const client = createClient({
    ...allFeatures,
    baseUrl: 'http://api.test',
    session,
    headers: {
      d: options.d ?? 'koi-web',
      language: () => 'zh-CN',
      deviceId: () => 'web--abcdefgh12-abcdefgh34',
    },
    fetch: options.fetch,
    clock,
    timers: clock,
    logger,
  })
  let hidden = false
  const watching = new Set<() => void>()
  const restoring = new Set<() => void>()
  const page = makeStore({
    client,
    clock,
    timers: clock,
    random: crypto,
    logger,
    ...(options.loadPart ? { loadPart: options.loadPart } : {}),
    given: options.given,
    afterFrame: options.afterFrame,
    visibility: {
      hidden: () => hidden,
      subscribe: (listener) => {
        watching.add(listener)
        return () => watching.delete(listener)
      },
    },
    restored: {
      subscribe: (listener) => {
        restoring.add(listener)
        return () => restoring.delete(listener)
      },
    },
  })
  return {
    page,
    session,
    clock,
    log,
    setHidden: (next) => {
      hidden = next
      for (const listener of watching) listener()
    },
    restore: () => {
      for (const listener of restoring) listener()
    },
  }
}
