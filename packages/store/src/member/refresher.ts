import { createAction } from '@reduxjs/toolkit'
import type { Clock, Logger } from '@koi/api-core'
import { REFRESH_WINDOW_MS } from '@koi/api-core/constants'
import { createThrottle } from '@koi/api-core/session'
import { type ApiFailure, asFailure } from '../api/failure.ts'
import type { ApiState, DispatchOf } from '../api/apiState.ts'
import { memberApi } from './memberApi.ts'

/** The member's data whose refreshes are throttled (D7). */
export type Refreshable = 'member' | 'balance' | 'messages'

/** Someone wants fresh data of the member; without `force` the throttle may skip it (D7). */
export const refreshRequested = createAction<{ what: Refreshable; force?: boolean }>(
  'member/refreshRequested',
)

/** Reads one thing anew and says why it could not. */
type Read = () => Promise<ApiFailure | null>

/** Refreshes of the member's data, each throttled on its own (D7). */
export interface Refresher {
  /** Asks at most once per window; `force` skips the window, and a call in flight is shared. */
  refresh(what: Refreshable, options?: { force?: boolean }): Promise<void>
  /** After money has moved, or the network is back: a call that was on its way may fail or be stale, so another follows it. */
  refreshAnew(what: Refreshable): Promise<void>
  reset(): void
}

/** Makes the refresher. Failures go to the logger only. */
export function createRefresher(deps: {
  readonly clock: Clock
  readonly logger: Logger
  readonly reads: Readonly<Record<Refreshable, Read>>
}): Refresher {
  const { clock, logger, reads } = deps
  const readOf = () => ({
    throttle: createThrottle<void>({ windowMs: REFRESH_WINDOW_MS, clock }),
    started: 0,
  })
  const all = { member: readOf(), balance: readOf(), messages: readOf() }

  const refresh = async (what: Refreshable, options?: { force?: boolean }) => {
    await all[what].throttle.run(async () => {
      all[what].started += 1
      const failure = await reads[what]()
      if (failure && failure.kind !== 'aborted' && failure.kind !== 'session-expired') {
        logger.warn(`The ${what} could not be refreshed`, failure.kind)
      }
    }, options)
  }

  return {
    refresh,
    async refreshAnew(what) {
      const before = all[what].started
      await refresh(what, { force: true })
      if (all[what].started === before) await refresh(what, { force: true })
    },
    reset() {
      for (const read of Object.values(all)) {
        read.throttle.reset()
        // What is asked for next is of another member: nothing follows for the one who has gone.
        read.started += 1
      }
    },
  }
}

const { member, balance, messages } = memberApi.endpoints
const options = { forceRefetch: true, subscriptionOptions: { refetchOnReconnect: false } }

interface Reading extends PromiseLike<{ readonly error?: Parameters<typeof asFailure>[0] }> {
  unsubscribe(): void
}

/**
 * Holds the subscription of the newest read. What nobody subscribes to is dropped when the network is back, together with
 * the reply that is on its way.
 */
function holdNewest(start: () => Reading): Read {
  let held: Reading | undefined
  return async () => {
    const before = held
    const reading = start()
    held = reading
    before?.unsubscribe()
    return asFailure((await reading).error)
  }
}

/** Reads of the member's data into the cache; each says why it failed, or null. */
export function memberReads(dispatch: DispatchOf<ApiState>): Readonly<Record<Refreshable, Read>> {
  return {
    member: holdNewest(() => dispatch(member.initiate(undefined, options))),
    balance: holdNewest(() => dispatch(balance.initiate(undefined, options))),
    messages: holdNewest(() => dispatch(messages.initiate(undefined, options))),
  }
}
