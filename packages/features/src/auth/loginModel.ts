import type { FieldModel } from './fieldModel.ts'
import type { PhoneModel } from './phoneModel.ts'
import type { SmsCodeModel } from './smsCodeModel.ts'

export type LoginMode = 'password' | 'sms'

/** The login form. After `done` the session is a member's: `GuestOnly` or the caller's `onDone` goes on from there. */
export interface LoginModel {
  readonly status: 'ready' | 'submitting' | 'done'
  readonly mode: LoginMode
  readonly onMode: (mode: LoginMode) => void
  /** Account name or phone number. */
  readonly account: FieldModel
  readonly password: FieldModel
  readonly remember: boolean
  readonly onRemember: (remember: boolean) => void
  readonly phone: PhoneModel
  readonly code: SmsCodeModel
  /** What the server or the network said against the whole form. */
  readonly message: string | null
  readonly canSubmit: boolean
  readonly onSubmit: () => void
}

export interface LoginOptions {
  /** Called once when the session has begun; a dialog closes itself here. */
  readonly onDone?: () => void
}
