import type { FieldModel } from './fieldModel.ts'
import type { PhoneModel } from './phoneModel.ts'
import type { SmsCodeModel } from './smsCodeModel.ts'

/** How hard a password is to guess, 0 (empty or refused) to 4, with its word in the player's language. */
export interface PasswordStrength {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly label: string
}

/** The registration form. It ends logged in. */
export interface RegisterModel {
  readonly status: 'ready' | 'submitting' | 'done'
  readonly account: FieldModel
  readonly password: FieldModel & { readonly strength: PasswordStrength; readonly hint: string }
  readonly phone: PhoneModel
  readonly code: SmsCodeModel
  /** `YYYY-MM-DD`; `max` is the youngest birth date that may register, `minimumAge` its age in years. */
  readonly birthDate: FieldModel & { readonly max: string; readonly minimumAge: number }
  /** Optional; filled in from the invite link (D13), and free to edit. */
  readonly invite: FieldModel & { readonly fromLink: boolean }
  readonly terms: {
    readonly checked: boolean
    readonly error: string | null
    readonly onChange: (checked: boolean) => void
  }
  readonly message: string | null
  readonly canSubmit: boolean
  readonly onSubmit: () => void
}

export interface RegisterOptions {
  /** Called once when the new member's session has begun. */
  readonly onDone?: () => void
}
