import type { Clock, RandomPort, StoragePort, Timers } from '@koi/api-core'
import type { Session } from '@koi/api-core/session'
import { createUuid } from '@koi/api-core'
import * as v from 'valibot'

/** How the tabs of one browser and origin reach each other. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void
  /** Calls back with what other tabs post; the function it gives ends that. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void
}

const id = v.string()
const tabMessage = v.variant('type', [
  /** A new tab: `twin` is the fingerprint of a token that was copied along with the tab, null where it has none. */
  v.object({ type: v.literal('ask'), from: id, twin: v.nullable(v.string()) }),
  v.object({ type: v.literal('offer'), from: id, to: id }),
  v.object({ type: v.literal('accept'), from: id, to: id }),
  /** The one-time code, and the login that it belongs to. */
  v.object({ type: v.literal('code'), to: id, code: v.string(), login: id }),
  /** The member did something in a tab of this login. */
  v.object({ type: v.literal('active'), login: id }),
  /** All of this login has been logged out. */
  v.object({ type: v.literal('ended'), login: id }),
  v.object({ type: v.literal('count'), from: id, login: id }),
  v.object({ type: v.literal('here'), to: id }),
])
export type TabMessage = v.InferOutput<typeof tabMessage>

/** One tab among those of its browser (D5). */
export interface TabLink {
  /** `asking` while another tab may still say that the member is logged in. */
  readonly state: () => 'asking' | 'settled'
  readonly subscribe: (listener: () => void) => () => void
  /** Whether other tabs belong to the same login. */
  readonly hasOthers: () => Promise<boolean>
  /** Has all tabs of the login leave, this one with them: call it when the server has ended them. */
  readonly noteLogout: (login: string | null) => void
  /** A name for the login of this tab, known to its tabs alone; null for a guest. */
  readonly login: () => string | null
  readonly noteActive: () => void
  readonly start: () => void
  readonly stop: () => void
}

export interface TabLinkDeps {
  /** Null where there is none, or the brand offers no hand-over: each tab is alone then. */
  readonly channel: TabChannel | null
  readonly session: Session
  readonly sessionStorage: StoragePort
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
  /** Asks the server for a code; null when it gives none. */
  readonly giveCode: () => Promise<string | null>
  /** Begins a session with a code of another tab; false when that came to nothing. */
  readonly takeCode: (code: string) => Promise<boolean>
  /** The member did something in another tab of this login. */
  readonly onActive: () => void
}

const loginKey = 'login-tabs'
/** A page of members waits so long for another tab to answer before it asks to log in. */
const askMs = 200
/** From an offer to the session that comes of it. */
const takeMs = 5_000
const countMs = 150
const activeEveryMs = 5_000

/** Tells whether two tabs hold the same token without saying it. */
function fingerprint(token: string): string {
  let hash = 0
  for (const character of token) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return hash.toString(36)
}

/** Links a tab with the others of its browser: a new one joins their login, and all hear of each other's end (D5). */
export function createTabLink(deps: TabLinkDeps): TabLink {
  const { channel, session, sessionStorage, clock, timers } = deps
  const self = createUuid(deps.random)
  const listeners = new Set<() => void>()
  let state: 'asking' | 'settled' = 'settled'
  let wants: 'offer' | 'code' | 'nothing' = 'nothing'
  let lastActive = 0
  let heard = () => {}
  let cancel = () => {}
  let ends: (() => void)[] = []

  const login = () => sessionStorage.getItem(loginKey)
  const post = (message: TabMessage) => channel?.post(message)
  const settle = () => {
    cancel()
    if (state === 'settled') return
    state = 'settled'
    for (const listener of listeners) listener()
  }
  const giveUpAfter = (ms: number) => {
    cancel()
    cancel = timers.after(ms, settle)
  }
  const ask = () => {
    const token = session.token()
    wants = 'offer'
    post({ type: 'ask', from: self, twin: token === null ? null : fingerprint(token) })
    if (token !== null) return
    state = 'asking'
    giveUpAfter(askMs)
  }
  const give = async (to: string) => {
    const code = await deps.giveCode()
    const own = login()
    if (code !== null && own !== null) post({ type: 'code', to, code, login: own })
  }
  const take = async (code: string, from: string) => {
    if (await deps.takeCode(code)) sessionStorage.setItem(loginKey, from)
    settle()
  }
  const read = (message: TabMessage) => {
    const token = session.token()
    switch (message.type) {
      case 'ask':
        if (token !== null && (message.twin === null || message.twin === fingerprint(token)))
          post({ type: 'offer', from: self, to: message.from })
        return
      case 'offer':
        if (message.to !== self || wants !== 'offer') return
        wants = 'code'
        post({ type: 'accept', from: self, to: message.from })
        if (state === 'asking') giveUpAfter(takeMs)
        return
      case 'accept':
        if (message.to === self) void give(message.from)
        return
      case 'code':
        if (message.to !== self || wants !== 'code') return
        wants = 'nothing'
        void take(message.code, message.login)
        return
      case 'active':
        if (message.login === login()) deps.onActive()
        return
      case 'ended':
        if (message.login === login()) session.end('logout')
        return
      case 'count':
        if (message.login === login()) post({ type: 'here', to: message.from })
        return
      case 'here':
        if (message.to === self) heard()
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasOthers() {
      const own = login()
      if (!channel || own === null) return Promise.resolve(false)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const late = timers.after(countMs, () => resolve(false))
      heard = () => {
        late()
        resolve(true)
      }
      post({ type: 'count', from: self, login: own })
      return promise
    },
    noteLogout(ended) {
      if (ended !== null) post({ type: 'ended', login: ended })
    },
    login,
    noteActive() {
      const own = login()
      if (own === null || clock.now() - lastActive < activeEveryMs) return
      lastActive = clock.now()
      post({ type: 'active', login: own })
    },
    start() {
      if (!channel || ends.length > 0) return
      ends = [
        channel.subscribe((message) => {
          const known = v.safeParse(tabMessage, message)
          if (known.success) read(known.output)
        }),
        session.subscribe(({ type }) => {
          if (type === 'ended') sessionStorage.removeItem(loginKey)
          // A session that was taken over gets the name of its login right after.
          else sessionStorage.setItem(loginKey, createUuid(deps.random))
          wants = 'nothing'
          settle()
        }),
        () => cancel(),
      ]
      // A token from before there were links, or of a storage that lost the name.
      if (session.token() !== null && login() === null)
        sessionStorage.setItem(loginKey, createUuid(deps.random))
      ask()
    },
    stop() {
      for (const end of ends) end()
      ends = []
    },
  }
}
