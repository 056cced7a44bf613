import type { PayoutKind } from '@koi/contract'
import type { SmsCodeModel } from '../auth/index.ts'
import type { AccountEntry } from './accountEntry.ts'

/** The accounts of one kind. */
export interface AccountGroup {
  readonly kind: PayoutKind
  readonly title: string
  readonly entries: readonly AccountEntry[]
  /** How many there can be. */
  readonly max: number
  readonly full: boolean
  readonly noneText: string
  readonly addLabel: string
  /** The form that binds another one; it leads back here. */
  readonly addPath: string
}

/** Removing an account: asked for, then confirmed by a text message. */
export type AccountRemoval =
  | { readonly step: 'idle' }
  | {
      readonly step: 'code' | 'sending'
      readonly entry: AccountEntry
      readonly code: SmsCodeModel
      readonly message: string | null
      readonly canSubmit: boolean
      readonly onSubmit: () => void
      readonly onCancel: () => void
    }

export type AccountsModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly groups: readonly AccountGroup[]
      /** No account of any kind is bound. */
      readonly empty: boolean
      /** How many of a kind there can be. */
      readonly max: number
      /** Why the last thing asked for was refused. */
      readonly message: string | null
      readonly onPrefer: (id: string) => void
      readonly onRemove: (id: string) => void
      readonly removal: AccountRemoval
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface AccountsOptions {
  /** Says that something is done. */
  readonly onDone: (text: string) => void
}
