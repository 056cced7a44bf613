import type { FieldModel, SmsCodeModel } from '../auth/index.ts'

/** Setting the first withdraw password, changing it, or setting a forgotten one anew. */
export type WithdrawPasswordMode = 'set' | 'change' | 'reset'

/** The form of a new withdraw password: what confirms it, and the password twice. */
export interface WithdrawPasswordModel {
  readonly mode: WithdrawPasswordMode
  readonly status: 'ready' | 'submitting'
  /** Confirms `set` and `reset`. */
  readonly loginPassword: FieldModel | null
  /** Confirms `reset`. */
  readonly code: SmsCodeModel | null
  /** Confirms `change`. */
  readonly oldPassword: FieldModel | null
  readonly password: FieldModel
  readonly repeat: FieldModel
  /** Why the whole form was refused. */
  readonly message: string | null
  readonly canSubmit: boolean
  readonly onSubmit: () => void
  /** Leads from `change` to `reset`. */
  readonly onForgot: (() => void) | null
}

/** The withdraw password among what protects the account. */
export interface WithdrawPasswordEntry {
  /** `off` where the site asks for none, and while that is not known. */
  readonly state: 'off' | 'unset' | 'set'
  /** The form while it is open. */
  readonly form: WithdrawPasswordModel | null
  /** Opens the form that fits the state. */
  readonly onOpen: () => void
  readonly onClose: () => void
}
