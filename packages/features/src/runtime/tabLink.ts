import { createUuid } from '@koi/api-core'
import { loginKey, tabKey, type TabLinkDeps } from './tabDeps.ts'
import type { TabChannel } from './tabMessage.ts'
import type { TabTalk } from './tabTalk.ts'

/** One tab among those of its browser (D5). */
export interface TabLink {
  /** `asking` while another tab may still say that the member is logged in, `joining` while one that did hands that over. */
  readonly state: () => 'asking' | 'joining' | 'settled'
  readonly subscribe: (listener: () => void) => () => void
  /** Whether other tabs belong to the same login. */
  readonly hasOthers: () => Promise<boolean>
  /** Has all other tabs of a login leave: call it when the server has ended them. */
  readonly noteLogout: (login: string | null) => void
  /** A name for the login of this tab, known to its tabs alone; null for a guest. */
  readonly login: () => string | null
  readonly noteActive: () => void
  /** Has the other tabs of this login count their messages anew. */
  readonly noteMessages: () => void
  readonly start: () => void
  readonly stop: () => void
}

/** A page of members waits so long for another tab to answer before it asks to log in. */
const askMs = 200
/** From an answer to the session that comes of it. */
const joinMs = 6_000

function isOffer(message: unknown, to: string): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message) || !('to' in message))
    return false
  return message.type === 'offer' && message.to === to
}

/**
 * Links a tab with the others of its browser (D5). What they say to each other is loaded where there is another one, or a
 * member: a guest who comes first loads none of it.
 */
export function createTabLink(deps: TabLinkDeps): TabLink {
  const { channel, session, sessionStorage, timers } = deps
  const self = createUuid(deps.random)
  const listeners = new Set<() => void>()
  let state: 'asking' | 'joining' | 'settled' = 'settled'
  let talk: Promise<TabTalk> | null = null
  let cancel = () => {}
  let unheard = () => {}
  let ends: (() => void)[] = []

  const login = () => sessionStorage.getItem(loginKey)
  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }
  const settle = () => {
    cancel()
    become('settled')
  }
  const load = async (to: TabChannel): Promise<TabTalk> => {
    unheard()
    const { createTabTalk } = await import('./tabTalk.ts')
    const made = createTabTalk({ ...deps, channel: to, self, settle })
    if (ends.length > 0) made.start()
    return made
  }
  /** A chunk that does not come leaves the tab alone. */
  const join = (to: TabChannel) => {
    talk ??= load(to)
    talk.catch(() => settle())
  }
  const nameLogin = () => sessionStorage.setItem(loginKey, createUuid(deps.random))
  const nameTab = () => sessionStorage.setItem(tabKey, createUuid(deps.random))

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async hasOthers() {
      const made = await talk?.catch(() => null)
      return (await made?.hasOthers()) ?? false
    },
    noteLogout(ended) {
      if (ended !== null) channel?.post({ type: 'ended', login: ended })
    },
    login,
    noteActive() {
      void talk?.then((made) => made.noteActive()).catch(() => {})
    },
    noteMessages() {
      void talk?.then((made) => made.noteMessages()).catch(() => {})
    },
    start() {
      if (!channel || ends.length > 0) return
      ends = [
        session.subscribe(({ type }) => {
          if (type === 'ended') {
            sessionStorage.removeItem(loginKey)
            sessionStorage.removeItem(tabKey)
          } else {
            // A session that was taken over gets the name of its login right after.
            nameLogin()
            nameTab()
            join(channel)
          }
          settle()
        }),
        () => cancel(),
        () => unheard(),
        () => void talk?.then((made) => made.stop()).catch(() => {}),
      ]
      if (session.token() !== null) {
        // A token of a storage that lost the names.
        if (login() === null) nameLogin()
        if (sessionStorage.getItem(tabKey) === null) nameTab()
        join(channel)
        return
      }
      become('asking')
      cancel = timers.after(askMs, settle)
      unheard = channel.subscribe((message) => {
        if (!isOffer(message, self)) return
        cancel()
        cancel = timers.after(joinMs, settle)
        join(channel)
        become('joining')
      })
      channel.post({ type: 'ask', from: self, twin: null })
    },
    stop() {
      for (const end of ends) end()
      ends = []
      talk = null
    },
  }
}
