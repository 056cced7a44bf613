import type { DepositChannelId } from '@koi/contract'
import type { Navigate } from '../routing/navigate.ts'

export type DepositNetwork = 'TRC20' | 'ERC20'

/** What is about to be ordered. Amounts are fen. */
export interface DepositSummary {
  readonly channelName: string
  readonly network: DepositNetwork | null
  readonly amount: bigint
  readonly fee: bigint
  readonly arrives: bigint
  /** Coins to pay, `69.45 USDT`, and what one costs, `1 USDT = ¥7.20`; null for other channels. */
  readonly coins: string | null
  readonly rate: string | null
  readonly minutes: number
}

/** A way to deposit, or a network of one. */
export interface DepositChoice<Id extends string> {
  readonly id: Id
  readonly name: string
  /** Bounds of one deposit; empty where they are told elsewhere. Then fee and time, or why it is closed. */
  readonly limits: string
  readonly detail: string
}

/** The form: by which way, how much. */
export interface DepositForm {
  readonly channels: readonly DepositChoice<DepositChannelId>[]
  readonly channel: DepositChannelId
  readonly onChannel: (channel: DepositChannelId) => void
  /** Empty for ways that need none. */
  readonly networks: readonly DepositChoice<DepositNetwork>[]
  readonly network: DepositNetwork | null
  readonly onNetwork: (network: DepositNetwork) => void
  /** Sanitised as it is typed (D8). */
  readonly amount: string
  readonly onAmount: (text: string) => void
  readonly onBlur: () => void
  readonly quickAmounts: readonly string[]
  readonly error: string | null
  /** Bounds of one deposit in fen. */
  readonly min: bigint
  readonly max: bigint
  /** Why this way cannot be used now. */
  readonly closed: string | null
  /** What the typed amount comes to; null while it does not fit. */
  readonly summary: DepositSummary | null
  readonly onReview: () => void
}

/** Where the deposit stands after the form. */
export type DepositStep =
  | { readonly step: 'form' }
  | {
      readonly step: 'review' | 'sending'
      readonly summary: DepositSummary
      readonly onConfirm: () => void
      readonly onCancel: () => void
    }
  /** The outcome is not known yet, `结果确认中`; it resolves by itself. No summary is known of one that a page before sent. */
  | { readonly step: 'confirming'; readonly summary: DepositSummary | null }
  | {
      readonly step: 'refused'
      readonly summary: DepositSummary | null
      readonly title: string
      readonly message: string
      readonly onEdit: () => void
      /** For what was taken for a repeat by mistake: sends it as meant. */
      readonly onAgain: (() => void) | null
    }

/** An order that awaits its payment. */
export interface OpenDeposit {
  readonly id: string
  readonly name: string
  readonly amount: bigint
  /** Until when, in ms since 1970, on the server's clock. */
  readonly until: number
  /** It is about to expire. */
  readonly reminded: boolean
  readonly href: string
}

export type DepositModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly form: DepositForm
      readonly deposit: DepositStep
      readonly open: readonly OpenDeposit[]
    }

export interface DepositOptions {
  /** `useSearchParams()[0]`; key used: `channel`, the way chosen at first. */
  readonly params: URLSearchParams
  readonly navigate: Navigate
}
