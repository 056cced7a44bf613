import type { DepositEvent } from '@koi/contract'
import type { Clock } from '../../services/context.ts'
import type { Draw } from './createDraw.ts'
import type { SoakMember } from './soakMember.ts'

/** A callback of a payment provider; `accepted` once the house answered so. */
export interface Delivery {
  readonly event: DepositEvent
  accepted: boolean
}

/** What happened, for the record. */
export interface SoakCounts {
  operations: number
  replays: number
  /** The same request sent twice at the same moment. */
  twins: number
  conflicts: number
  asks: number
  callbacks: number
  /** Callbacks that must change nothing. */
  badCallbacks: number
  /** Answers that never came, or were thrown away. */
  lost: number
  kills: number
}

/** One run: members, the payment provider and how the servers are reached. */
export interface Soak {
  readonly members: readonly SoakMember[]
  readonly draw: Draw
  readonly clock: Clock
  /** What callbacks are signed with. */
  readonly secret: string
  readonly deliveries: Delivery[]
  /** Payments and events that must never be taken in. */
  readonly forbidden: Set<string>
  readonly counts: SoakCounts
  /** Reaches whichever servers are there now. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Percent of answers that are thrown away, as a broken connection does. */
  dropped: number
}
