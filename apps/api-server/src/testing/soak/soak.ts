import type { DepositOrder } from '@koi/contract/deposit'
import type { CashierAction, DepositEvent } from '@koi/contract/sandbox'
import type { Clock } from '../../services/context.ts'
import type { TestPlayer, TestReply } from '../createTestPlayer.ts'
import type { Draw } from './createDraw.ts'

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

/**
 * A call with an idempotency key, and what its member knows of it. `lost`: no answer came. `voided`: the server said that it
 * never took effect and never will.
 */
export interface Intent {
  readonly call: string
  readonly key: string
  /** Fen that it moves, where the request says so. */
  readonly amount: bigint
  readonly errors: readonly string[]
  readonly send: () => Promise<TestReply>
  /** The same key with another payload; null where a call has none. */
  readonly sendOther: (() => Promise<TestReply>) | null
  state: 'unsent' | 'lost' | 'done' | 'refused' | 'voided'
  /** It was asked after, so it may be voided. */
  asked: boolean
  answer: unknown
}

/** A press in the cashier; `fen` are the payments that it makes. */
interface Press {
  readonly action: CashierAction
  readonly id: string
  readonly key: string
  state: 'lost' | 'done'
}

/** A deposit order with everything that was set going for it. */
export interface SoakOrder {
  readonly id: string
  readonly channel: DepositOrder['channel']
  readonly amount: bigint
  /** What is to be paid, in fen or hundredths of coins, and fen for one coin. */
  readonly due: bigint
  readonly rate: bigint | null
  press: Press | null
}

/** A round of a game. */
export interface SoakRound {
  readonly round: string
  readonly stake: bigint
  readonly venue: number
  staked: 'lost' | 'done' | 'refused'
  stakeAnswer: unknown
  settled: unknown
}

/** A member with everything that it did and was told. */
export interface SoakMember {
  readonly index: number
  readonly id: string
  readonly account: string
  readonly payoutAccounts: readonly string[]
  /** A gift of a level that it can claim. */
  readonly vipGift: string
  readonly draw: Draw
  readonly player: TestPlayer
  readonly intents: Intent[]
  readonly orders: SoakOrder[]
  readonly rounds: SoakRound[]
  game: { readonly key: string; readonly venue: number } | null
  sessionId: string | null
  /** Where it moved money last. */
  venue: number
}
