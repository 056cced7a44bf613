import type { DepositState } from '@koi/contract'

/** One rung of an order's ladder. */
export interface DepositRung {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'waiting' | 'failed'
  readonly time: string | null
  readonly detail: string | null
}

/** One line of where and what to pay. */
export interface PayRow {
  readonly term: string
  readonly value: string
  /** What is copied; null for what nobody has to type. */
  readonly copy: string | null
}

/** Where an order is to be paid. */
export interface PayDetails {
  readonly rows: readonly PayRow[]
  /** What has to be minded. */
  readonly hint: string
  /** What the QR code says. */
  readonly qr: string | null
}

/** What an order of coins was about. */
export interface DepositOrderCoins {
  readonly network: string
  /** `1 USDT = ¥7.20`. */
  readonly rate: string
  /** What was to be paid, and what came in: `69.45 USDT`. */
  readonly due: string
  readonly received: string | null
}

/** An order as it is known now. Amounts are fen. */
export interface DepositOrderView {
  readonly id: string
  readonly state: DepositState
  readonly stateName: string
  readonly tone: 'pending' | 'positive' | 'warning'
  readonly channelName: string
  readonly amount: bigint
  /** What came in; null while nothing did. */
  readonly received: bigint | null
  /** Of what came in, or of what is awaited; null when nothing came and nothing is awaited. */
  readonly fee: bigint | null
  /** What is left of it for the wallet; null as above. */
  readonly arrives: bigint | null
  /** What went into the wallet so far; null while nothing did. */
  readonly credited: bigint | null
  /** The terms of coins, as they were ordered; null for the other ways. */
  readonly coins: DepositOrderCoins | null
  readonly createdAt: string
  /** Until when the payment is awaited, in ms on the server's clock; null when it no longer is. */
  readonly until: number | null
  /** It is about to expire unpaid: until when, as it is read; null otherwise. */
  readonly reminder: string | null
  readonly ladder: readonly DepositRung[]
  readonly pay: PayDetails
  /** The same details on a page of their own. */
  readonly cardHref: string
}

/** What the member can do while the payment is awaited. */
export interface DepositOrderActions {
  readonly busy: boolean
  /** Why the last one did not work. */
  readonly error: string | null
  readonly onCashier: () => void
  readonly claimed: boolean
  readonly onClaim: () => void
  /** Whether cancelling is being asked about. */
  readonly cancelling: boolean
  readonly onCancel: () => void
  readonly onCancelConfirmed: () => void
  readonly onKeep: () => void
}

export type DepositOrderModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'ready'
      readonly order: DepositOrderView
      /** Null once nothing is awaited. */
      readonly actions: DepositOrderActions | null
      /** It is being watched: changes show by themselves. */
      readonly watched: boolean
    }
