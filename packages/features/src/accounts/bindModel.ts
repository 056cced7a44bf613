import type { CoinNetwork, PayoutAccount } from '@koi/contract'
import type { IndexedItem, Region, RegionChoice } from '@koi/ui'
import type { FieldModel, SmsCodeModel } from '../auth/index.ts'

/** Something chosen from a list, and what is wrong with it once the form was sent. */
export interface ChoiceModel<Value> {
  readonly value: Value | null
  readonly error: string | null
  readonly onChange: (value: Value) => void
}

/** Whose name an account is in. `fixed` is that name, masked, once the first account has settled it (then nothing is typed). */
export interface HolderModel extends FieldModel {
  readonly fixed: string | null
}

/** What every form that binds an account has. */
export interface BindForm {
  readonly state: 'ready' | 'submitting' | 'done'
  readonly code: SmsCodeModel
  /** The member's own number, masked. */
  readonly phone: string
  /** Why the whole form was refused. */
  readonly message: string | null
  readonly canSubmit: boolean
  readonly onSubmit: () => void
}

/** A form with what it needs, or why it cannot be filled in. */
export type BindModel<Form> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  /** There are as many of this kind as there can be. */
  | { readonly status: 'full'; readonly text: string }
  | (Form & { readonly status: 'ready' })

export type BindBankModel = BindModel<
  BindForm & {
    readonly holder: HolderModel
    readonly bank: ChoiceModel<string> & { readonly items: readonly IndexedItem[] }
    /** `grouped` is what is typed in groups of four; null while it holds anything but digits. */
    readonly number: FieldModel & { readonly grouped: string | null }
    readonly region: ChoiceModel<RegionChoice> & { readonly regions: readonly Region[] }
  }
>

export type BindAlipayModel = BindModel<
  BindForm & { readonly holder: HolderModel; readonly account: FieldModel }
>

/** A coin on a network; `rate` is fen for one coin. */
export interface CoinNetworkOption {
  readonly network: CoinNetwork
  readonly coin: string
  readonly rate: bigint
}

export type BindCoinModel = BindModel<
  BindForm & {
    readonly network: CoinNetworkOption
    readonly networks: readonly CoinNetworkOption[]
    readonly onNetwork: (network: CoinNetwork) => void
    readonly address: FieldModel
  }
>

export interface BindOptions {
  /** The account is bound; `text` says so. */
  readonly onDone: (text: string) => void
}

/** What a bind call answers. */
export type Bound = PayoutAccount
