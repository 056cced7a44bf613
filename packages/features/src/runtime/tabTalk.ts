import * as v from 'valibot'
import { loginKey, tabKey, type TabLinkDeps } from './tabDeps.ts'
import { type TabChannel, type TabMessage, tabMessage } from './tabMessage.ts'

/** What a tab says to the others, and hears of them. */
export interface TabTalk {
  readonly hasOthers: () => Promise<boolean>
  readonly noteActive: () => void
  readonly noteMessages: () => void
  readonly start: () => void
  readonly stop: () => void
}

/** From an offer to the session that comes of it. */
const takeMs = 5_000
const countMs = 150
const activeEveryMs = 5_000

/** Takes part in what the tabs of a browser say: a new one joins their login, and all hear of each other's end (D5). */
export function createTabTalk(
  deps: TabLinkDeps & {
    readonly channel: TabChannel
    readonly self: string
    /** Nothing more is to be waited for. */
    readonly settle: () => void
  },
): TabTalk {
  const { channel, session, sessionStorage, clock, timers, self } = deps
  let wants: 'offer' | 'code' | 'nothing' = 'nothing'
  /** Whose offer is wanted; null for any. */
  let partner: string | null = null
  let taking: Promise<void> = Promise.resolve()
  let lastActive = 0
  let heard = () => {}
  let cancel = () => {}
  let ends: (() => void)[] = []

  const login = () => sessionStorage.getItem(loginKey)
  const { post } = channel
  /** The token may have changed in one of two tabs that share it: the name that was copied with it has not. */
  const name = () => (session.token() === null ? null : sessionStorage.getItem(tabKey))
  const ask = (twin: string | null, of: string | null) => {
    wants = 'offer'
    partner = of
    post({ type: 'ask', from: self, twin })
  }
  const give = async (to: string) => {
    // A code of a session that is being left comes to nothing.
    await taking
    const given = await deps.giveCode()
    const own = login()
    if (given === null || own === null) return
    post({ type: 'code', to, code: given.code, login: own })
    // The copy has used the token first and leaves with the newest: this one is valid for a moment only.
    if (given.superseded) ask(null, to)
  }
  const take = async (code: string, from: string) => {
    if (await deps.takeCode(code)) sessionStorage.setItem(loginKey, from)
    cancel()
    deps.settle()
  }
  const read = (message: TabMessage) => {
    const token = session.token()
    switch (message.type) {
      case 'ask':
        if (token !== null && (message.twin === null || message.twin === name()))
          post({ type: 'offer', from: self, to: message.from })
        return
      case 'offer':
        if (message.to !== self || wants !== 'offer') return
        if (partner !== null && message.from !== partner) return
        wants = 'code'
        post({ type: 'accept', from: self, to: message.from })
        cancel = timers.after(takeMs, deps.settle)
        return
      case 'accept':
        if (message.to === self) void give(message.from)
        return
      case 'code':
        if (message.to !== self || wants !== 'code') return
        wants = 'nothing'
        taking = take(message.code, message.login)
        return
      case 'active':
        if (message.login === login()) deps.onActive()
        return
      case 'messages':
        if (message.login === login()) deps.onMessages()
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
    hasOthers() {
      const own = login()
      if (own === null) return Promise.resolve(false)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const late = timers.after(countMs, () => resolve(false))
      heard = () => {
        late()
        resolve(true)
      }
      post({ type: 'count', from: self, login: own })
      return promise
    },
    noteActive() {
      const own = login()
      if (own === null || clock.now() - lastActive < activeEveryMs) return
      lastActive = clock.now()
      post({ type: 'active', login: own })
    },
    noteMessages() {
      const own = login()
      if (own !== null) post({ type: 'messages', login: own })
    },
    start() {
      if (ends.length > 0) return
      ends = [
        channel.subscribe((message) => {
          const known = v.safeParse(tabMessage, message)
          if (known.success) read(known.output)
        }),
        session.subscribe(({ type }) => {
          if (type === 'began') wants = 'nothing'
        }),
        () => cancel(),
      ]
      ask(name(), null)
    },
    stop() {
      for (const end of ends) end()
      ends = []
    },
  }
}
