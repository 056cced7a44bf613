import type { memberSmsPurposes } from '@koi/contract/account'
import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'
import { useState } from 'react'
import type { SmsCodeModel } from '../auth/useCodeField.ts'
import { useEncrypt } from '../auth/useEncrypt.ts'
import { useMemberCode } from '../auth/useSmsCode.ts'
import { type FieldModel, useField } from '../forms/useField.ts'
import type { FormPart } from '../forms/useForm.ts'

/** How a sensitive change is confirmed. */
export type ProofWay = 'password' | 'code'

/** What confirms a sensitive change: the login password, or a code sent to the member's phone, as the member chooses. */
export interface ProofModel {
  readonly way: ProofWay
  readonly onWay: (way: ProofWay) => void
  readonly password: FieldModel
  readonly code: SmsCodeModel
}

/** What is sent of it. */
type ProofInput =
  | {
      readonly proof: 'password'
      readonly login_password: string
      readonly cipher: 'rsa-oaep-256' | undefined
    }
  | { readonly proof: 'code'; readonly proof_code: string }

/** What confirms a change, inside its form. */
export interface ProofPart {
  readonly model: ProofModel
  readonly fields: readonly FormPart[]
  /** The fields to send, or why the password cannot be encrypted. */
  readonly input: (options: { fresh: boolean }) => Promise<ProofInput | { readonly message: string }>
  /** Shows a failure that is about the proof; false when it is not. */
  readonly refuseFailure: (failure: ApiFailure, text: string) => boolean
  readonly clear: () => void
}

/** Whether a refused code is the one in the field of this name. A server that names none means the only one. */
export function isAbout({ details }: ApiFailure, field: string): boolean {
  const named = details?.['field']
  return named === undefined || named === field
}

/** The password, as it was typed to log in. */
export function useOldPassword() {
  return useField('', (text) => (text === '' ? m.withdraw_password_login_required() : null), { trim: false })
}

/** What confirms a sensitive change; the password first, which needs no phone at hand. */
export function useProof(purpose: (typeof memberSmsPurposes)[number]): ProofPart {
  const encrypt = useEncrypt()
  const [way, setWay] = useState<ProofWay>('password')
  const password = useOldPassword()
  const code = useMemberCode(purpose)
  return {
    model: { way, onWay: setWay, password: password.model, code: code.model },
    fields: [way === 'password' ? password : code],
    input: async (options) => {
      if (way === 'code') return { proof: 'code', proof_code: code.text }
      const encrypted = await encrypt(password.text, options)
      if (encrypted.message !== undefined) return { message: encrypted.message }
      return { proof: 'password', login_password: encrypted.secret, cipher: encrypted.cipher }
    },
    refuseFailure: (failure, text) => {
      if (failure.code === 'password-wrong' || failure.code === 'password-locked') {
        password.refuse(text)
        return true
      }
      return isAbout(failure, 'proof_code') && code.refuseFailure(failure, text)
    },
    clear: () => {
      setWay('password')
      password.clear()
      code.clear()
    },
  }
}
