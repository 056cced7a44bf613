import type { PayoutKind, WithdrawalState } from '@koi/contract'
import type { AccountEntry } from '../accounts/index.ts'
import type { FieldModel } from '../auth/index.ts'
import type { Navigate, UrlState } from '../routing/index.ts'
import type { WithdrawPasswordModel } from './withdrawPasswordModel.ts'

/** What an amount comes to. Amounts are fen. */
export interface WithdrawQuote {
  readonly amount: bigint
  readonly fee: bigint
  /** What arrives. */
  readonly net: bigint
  /** What arrives on a coin network, in coins with six places; null for the others. */
  readonly coin: { readonly coin: string; readonly amount: string; readonly rate: bigint } | null
}

/** A withdrawal that was looked at. */
export interface WithdrawDraft extends WithdrawQuote {
  readonly account: AccountEntry
  /** When it arrives in most cases, in the business time zone: `11-21 20:45`. */
  readonly arrivesBy: string
}

/** What deposits still ask to be staked before money can leave. Amounts are fen. */
export interface WithdrawTurnover {
  readonly times: number
  readonly required: bigint
  readonly done: bigint
  readonly remaining: bigint
  /** 0 to 100. */
  readonly percent: number
  /** The deposits it comes from, the newest first. */
  readonly rows: readonly {
    readonly id: string
    /** When the deposit was credited, in the business time zone. */
    readonly at: string
    readonly deposit: bigint
    readonly required: bigint
    readonly done: bigint
  }[]
}

/** The form: to which account, how much. */
export interface WithdrawForm {
  readonly kind: PayoutKind
  readonly onKind: (kind: PayoutKind) => void
  /** The accounts of this kind; null while they are loading. */
  readonly accounts: readonly AccountEntry[] | null
  readonly accountId: string | null
  readonly onAccount: (id: string) => void
  /** Where an account of this kind is bound; it comes back here. */
  readonly bindPath: string
  /** Sanitised as it is typed (D8). */
  readonly amount: string
  readonly onAmount: (text: string) => void
  readonly onBlur: () => void
  readonly onMax: () => void
  readonly error: string | null
  /** Bounds of one withdrawal in fen. */
  readonly min: bigint
  readonly max: bigint
  readonly fee: bigint
  /** Minutes in which it arrives in most cases. */
  readonly minutes: number
  /** What the amount comes to; null while it is none. */
  readonly quote: WithdrawQuote | null
  /** Why nothing can be withdrawn to this kind of account now. */
  readonly blocked: string | null
  /** Why nothing can be withdrawn now, whatever is typed: what is still to be staked, or `blocked`. */
  readonly reason: string | null
  readonly canReview: boolean
  readonly onReview: () => void
}

/** Where the withdrawal stands after the form. What went through is shown by its order. */
export type WithdrawStep =
  | { readonly step: 'form' }
  | {
      readonly step: 'review'
      readonly draft: WithdrawDraft
      /** The withdraw password is off: the next step sends. */
      readonly sends: boolean
      readonly sending: boolean
      readonly onNext: () => void
      readonly onCancel: () => void
    }
  /** The withdraw password is set first, or anew. */
  | {
      readonly step: 'new-password'
      readonly draft: WithdrawDraft
      readonly form: WithdrawPasswordModel
      readonly onCancel: () => void
    }
  | {
      readonly step: 'password'
      readonly draft: WithdrawDraft
      readonly password: FieldModel
      readonly sending: boolean
      readonly canSubmit: boolean
      readonly onSubmit: () => void
      readonly onForgot: () => void
      readonly onCancel: () => void
    }
  /**
   * `结果确认中`: the reply never came, and the server is asked by the key how it ended. No draft is known of one that a
   * page before this one has sent.
   */
  | { readonly step: 'confirming'; readonly draft: WithdrawDraft | null }
  /** The server takes it for a repeat by mistake. */
  | {
      readonly step: 'repeat'
      readonly draft: WithdrawDraft
      readonly message: string
      readonly onAgain: () => void
      readonly onCancel: () => void
    }
  | {
      readonly step: 'refused'
      readonly draft: WithdrawDraft | null
      readonly message: string
      readonly onEdit: () => void
    }

/** One of the last withdrawals. */
export interface RecentWithdrawal {
  readonly id: string
  readonly amount: bigint
  readonly account: string
  readonly state: WithdrawalState
  readonly label: string
  /** In the business time zone. */
  readonly at: string
  readonly path: string
}

export type WithdrawModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** What the central wallet holds, and what withdrawals under way hold, in fen. */
      readonly available: bigint
      readonly held: bigint
      readonly turnover: WithdrawTurnover
      readonly daily: { readonly limit: number; readonly left: number; readonly resetsAt: string }
      readonly form: WithdrawForm
      readonly step: WithdrawStep
      readonly recent: readonly RecentWithdrawal[]
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface WithdrawOptions {
  /** Key used: `type`, the kind of account. */
  readonly url: UrlState
  readonly navigate: Navigate
}
