import type { Clock, RandomPort, StoragePort, Timers } from '@koi/api-core'
import type { Session } from '@koi/api-core/session'
import type { TabChannel } from './tabMessage.ts'

/** What links a tab with the others of its browser. */
export interface TabLinkDeps {
  /** Null where there is none, or the brand offers no hand-over: each tab is alone then. */
  readonly channel: TabChannel | null
  readonly session: Session
  readonly sessionStorage: StoragePort
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
  /** Asks the server for a code, and whether a copy of this tab has got the newest token; null when it gives none. */
  readonly giveCode: () => Promise<{ readonly code: string; readonly superseded: boolean } | null>
  /** Begins a session with a code of another tab; false when that came to nothing. */
  readonly takeCode: (code: string) => Promise<boolean>
  /** The member did something in another tab of this login. */
  readonly onActive: () => void
  /** The member read or removed messages in another tab of this login. */
  readonly onMessages: () => void
}

/** Where a tab keeps the name of its login. */
export const loginKey = 'login-tabs'
/** Where a tab keeps a name of its own. One that was copied has that of its original until it has a session of its own. */
export const tabKey = 'tab'
