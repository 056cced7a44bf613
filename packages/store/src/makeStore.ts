import { createHeartbeat, type SessionEvent } from '@koi/api-core/session'
import { HEARTBEAT_INTERVAL_MS } from '@koi/api-core/constants'
import { configureStore } from '@reduxjs/toolkit'
import { api } from './api/api.ts'
import type { ApiState, ReplyCache } from './api/apiState.ts'
import { forgetPersonalReads } from './api/personalReads.ts'
import type { StoreExtra } from './api/storeExtra.ts'
import { createListeners } from './createListeners.ts'
import { createRefresher, memberReads } from './member/refresher.ts'
import { rootReducer } from './rootState.ts'
import { sessionBegan, sessionEnded, type SessionState } from './session/sessionSlice.ts'
import type { StoreDeps } from './storeDeps.ts'

/** The cache of a store that begins with replies; all else of it is as in a new one. */
function startFrom({ queries, provided }: ReplyCache): ApiState['api'] {
  return { ...api.reducer(undefined, { type: 'given' }), queries, provided }
}

/**
 * Makes the store of one page over its client. `start` follows the session, beats, and reads the member's data when a
 * token is already there; `stop` ends all of that.
 */
export function makeStore(deps: StoreDeps) {
  const { client, logger, afterFrame, onFailed, onClosed } = deps
  const extra: StoreExtra = {
    client,
    logger,
    loadPart: deps.loadPart ?? ((load) => load()),
    personal: new Set(deps.given?.personal),
    // What is sent before a frame holds it back: the calls of the page of deposits were 10 ms of a slow processor.
    untilShown: (key = '') =>
      store.getState().api.queries[key]?.data === undefined ? undefined : afterFrame?.(),
    onFailed,
    onClosed,
  }
  const listeners = createListeners({ random: deps.random, logger })
  const { session } = client

  const initial: SessionState = {
    status: session.token() ? 'member' : 'guest',
    epoch: session.epoch,
    endedBy: null,
    redirecting: false,
  }
  const store = configureStore({
    reducer: rootReducer,
    // An action of a call carries its input, secrets included: nothing of it leaves this page (D22).
    devTools: false,
    preloadedState: { session: initial, ...(deps.given ? { api: startFrom(deps.given) } : {}) },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // The cache holds replies that fit the contract, frozen: walking through them at every action only costs time.
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  })
  // What it begins with was said to a guest.
  if (initial.status === 'member') store.dispatch(forgetPersonalReads(extra.personal))
  const refresher = createRefresher({ clock: deps.clock, logger, reads: memberReads(store.dispatch) })

  const beat = createHeartbeat({
    clock: deps.clock,
    timers: deps.timers,
    visibility: deps.visibility,
    intervalMs: HEARTBEAT_INTERVAL_MS,
    logger,
    beat: async () => {
      // What happens to a member is told by messages: their count follows the pulse, the first of which comes as soon after
      // the login as the throttle lets nobody else ask.
      void refresher.refresh('messages', { force: true })
      const { epoch } = session
      const { heartbeat } = await extra.loadPart(() => import('@koi/contract/member'))
      if (session.epoch !== epoch) return
      const { gameid, platform } = store.getState().gameSession
      await client.call(heartbeat, { gameid, platform })
    },
  })

  const forget = () => {
    refresher.reset()
    beat.stop()
    store.dispatch(api.util.resetApiState())
  }
  const arrive = () => {
    beat.start()
    void refresher.refresh('balance')
    void refresher.refresh('messages')
  }
  const follow = (event: SessionEvent) => {
    const wasMember = store.getState().session.status === 'member'
    if (!event.reason) {
      if (wasMember) forget()
      store.dispatch(sessionBegan({ epoch: event.epoch }))
      store.dispatch(forgetPersonalReads(extra.personal))
      arrive()
    } else if (wasMember) {
      store.dispatch(sessionEnded({ epoch: event.epoch, reason: event.reason }))
      forget()
    }
  }
  const reread = () => {
    store.dispatch(api.internalActions.onOnline())
  }
  const recheck = () => {
    if (store.getState().session.status === 'member') {
      // Another page of this tab may have logged out while this one was frozen.
      if (session.token() === null) session.expire(session.epoch)
      else {
        void refresher.refreshAnew('member')
        void refresher.refreshAnew('balance')
      }
    }
    reread()
  }

  let unsubscribe: (() => void)[] = []
  return {
    store,
    /** The replies that have come so far, for a store of another page to begin with. */
    replies(): ReplyCache {
      const { queries, provided } = store.getState().api
      return { queries, provided, personal: [...extra.personal] }
    },
    /** Asks anew for all that is on the screen. */
    reread,
    start() {
      if (unsubscribe.length > 0) return
      listeners.listen(refresher)
      unsubscribe = [
        session.subscribe(follow),
        deps.restored.subscribe(recheck),
        listeners.stop,
        () => beat.stop(),
      ]
      if (store.getState().session.status === 'member') {
        arrive()
        void refresher.refresh('member')
      }
    },
    stop() {
      for (const end of unsubscribe) end()
      unsubscribe = []
    },
  }
}
