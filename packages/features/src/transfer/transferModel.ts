import type { GameType, VenueStatus } from '@koi/contract'

export type TransferDirection = 'in' | 'out'

/** One venue's wallet; `balance` is fen. */
export interface WalletRow {
  readonly venueId: number
  readonly name: string
  readonly gameType: GameType
  readonly status: VenueStatus
  readonly balance: bigint
}

/** The form: between the central wallet and the wallet of one venue. */
export interface TransferForm {
  readonly venueId: number | null
  readonly onVenue: (venueId: number) => void
  readonly direction: TransferDirection
  readonly onDirection: (direction: TransferDirection) => void
  /** Sanitised as it is typed (D8). */
  readonly amount: string
  readonly onAmount: (text: string) => void
  readonly onBlur: () => void
  readonly onMax: () => void
  readonly error: string | null
  /** Bounds of one transfer in fen; null until known. */
  readonly min: bigint | null
  readonly max: bigint | null
  /** What the source wallet holds, in fen. */
  readonly available: bigint | null
  readonly canReview: boolean
  readonly onReview: () => void
}

/** Where the transfer stands after the form. Amounts are fen. */
export type TransferStep =
  | { readonly step: 'form' }
  | {
      readonly step: 'review' | 'sending'
      readonly fromName: string
      readonly toName: string
      readonly amount: bigint
      readonly onConfirm: () => void
      readonly onCancel: () => void
    }
  /**
   * The outcome is not known yet, `结果确认中`; it resolves by itself with the same key. What moves is null for one that
   * a page before this one has sent.
   */
  | {
      readonly step: 'confirming'
      readonly fromName: string | null
      readonly toName: string | null
      readonly amount: bigint | null
    }
  /** The server takes it for a repeat by mistake. */
  | {
      readonly step: 'repeat'
      readonly fromName: string
      readonly toName: string
      readonly amount: bigint
      readonly message: string
      readonly onAgain: () => void
      readonly onCancel: () => void
    }
  | {
      readonly step: 'done'
      readonly fromName: string
      readonly toName: string
      readonly amount: bigint
      readonly reference: string
      /** ISO 8601 UTC. */
      readonly at: string
      readonly onClose: () => void
    }
  | {
      readonly step: 'refused'
      readonly fromName: string | null
      readonly toName: string | null
      readonly amount: bigint | null
      readonly message: string
      readonly onEdit: () => void
    }

/** Bringing everything back to the central wallet. */
export type RecycleModel =
  | { readonly step: 'idle'; readonly onRecycle: () => void; readonly available: boolean }
  | {
      readonly step: 'busy' | 'confirming'
      /** What is on its way, wallet by wallet. It goes in one movement, so all of it arrives at once. */
      readonly rows: readonly { readonly name: string; readonly amount: bigint }[]
    }
  | {
      readonly step: 'done'
      readonly total: bigint
      readonly moved: readonly { readonly name: string; readonly amount: bigint }[]
      /** What stays in venues under maintenance, and what is known of them. */
      readonly left: readonly { readonly name: string; readonly amount: bigint; readonly reason: string }[]
      readonly onClose: () => void
    }
  | {
      readonly step: 'refused'
      readonly message: string
      readonly onRetry: () => void
      readonly onClose: () => void
    }

export type TransferModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly central: bigint
      /** All that is the member's, held stakes included, as everywhere; null when it is not known for sure (D7). */
      readonly total: bigint | null
      /** Stakes of rounds that are not settled. */
      readonly held: bigint | null
      /** What is on show: without the empty ones while `hideZero` is set. */
      readonly wallets: readonly WalletRow[]
      /** Every wallet, to choose one for the form. */
      readonly choices: readonly WalletRow[]
      readonly hideZero: boolean
      readonly onHideZero: (hide: boolean) => void
      readonly form: TransferForm
      readonly transfer: TransferStep
      readonly recycle: RecycleModel
      readonly auto: {
        readonly enabled: boolean
        readonly busy: boolean
        readonly onToggle: (enabled: boolean) => void
      }
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface TransferOptions {
  /** `useSearchParams()[0]`; key used: `venue`, the wallet chosen at first. */
  readonly params: URLSearchParams
}
