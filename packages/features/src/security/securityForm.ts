import type { SmsCodeModel } from '../auth/useCodeField.ts'
import type { NewPasswordModel } from '../auth/useNewPassword.ts'
import type { PhoneModel } from '../auth/usePhone.ts'
import type { FieldModel } from '../forms/useField.ts'
import type { FormModel } from '../forms/useForm.ts'
import type { ProofModel } from './useProof.ts'

/** The form of one sensitive change. */
export type SecurityForm =
  | (FormModel & {
      readonly kind: 'loginPassword'
      readonly proof: ProofModel
      readonly password: NewPasswordModel
    })
  | (FormModel & {
      readonly kind: 'phone'
      readonly old: OldPhoneModel
      readonly phone: PhoneModel
      readonly code: SmsCodeModel
    })
  | (FormModel & {
      readonly kind: 'email'
      readonly proof: ProofModel
      readonly email: FieldModel
      readonly code: SmsCodeModel
    })
  | (FormModel & {
      readonly kind: 'birthDate'
      readonly proof: ProofModel
      readonly birthDate: FieldModel
      readonly minimumAge: number
    })

export type SecurityChange = SecurityForm['kind']

/** What shows that a member may change the phone: a code to the old one, or where that is not at hand, password and mail. */
export interface OldPhoneModel {
  readonly way: 'code' | 'mail'
  /** Null where there is no verified mail address: the old phone is the only way. */
  readonly onWay: ((way: 'code' | 'mail') => void) | null
  readonly code: SmsCodeModel
  readonly password: FieldModel
  readonly mailCode: SmsCodeModel
}

/** A change as the page that opens it holds it. */
export interface SecurityPart {
  readonly form: SecurityForm
  readonly clear: () => void
}
