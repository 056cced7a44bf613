import { readInviteCode } from '@koi/api-core/invite'
import { account as accountRule, inviteCode } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, authApi } from '@koi/store'
import { useHydrated } from '@koi/ui'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useRuntime } from '../runtime/runtime.ts'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import { useBirthDate } from './useBirthDate.ts'
import type { SmsCodeModel } from './useCodeField.ts'
import { type ContactModel, useContacts } from './useContacts.ts'
import { retryWithFreshKey, useEncrypt } from './useEncrypt.ts'
import { type NewPasswordModel, useNewPassword } from './useNewPassword.ts'
import { type PhoneModel, usePhone } from './usePhone.ts'
import { useSmsCode } from './useSmsCode.ts'

/** The registration form. It ends logged in. */
export interface RegisterModel extends FormModel {
  readonly account: FieldModel
  readonly password: NewPasswordModel
  readonly phone: PhoneModel
  readonly code: SmsCodeModel
  /** What the site asks for beside the phone. */
  readonly contacts: readonly ContactModel[]
  /** `YYYY-MM-DD`; `max` is the youngest birth date that may register, `minimumAge` its age in years. */
  readonly birthDate: FieldModel & { readonly max: string; readonly minimumAge: number }
  /** Optional; filled in from the invite link (D13), and free to edit. */
  readonly invite: FieldModel & { readonly fromLink: boolean }
  readonly terms: {
    readonly checked: boolean
    readonly error: string | null
    readonly onChange: (checked: boolean) => void
  }
}

export interface RegisterOptions {
  /** Called once when the new member's session has begun. */
  readonly onDone?: () => void
}

/** Registers a member. The invite code comes from the link the player followed (D13); birth dates under age are refused. */
export function useRegister({ onDone }: RegisterOptions = {}): RegisterModel {
  const { sessionStorage: session, localStorage: local } = useRuntime()
  const encrypt = useEncrypt()
  const [send] = authApi.endpoints.register.useMutation()
  // The page that the server draws knows of no link.
  const hydrated = useHydrated()
  const linked = useMemo(
    () => (hydrated ? readInviteCode({ session, local }) : null),
    [hydrated, session, local],
  )
  const [terms, setTerms] = useState({ checked: false, left: false })
  const account = useField('', (text) => (v.is(accountRule, text) ? null : m.auth_account_rule()))
  const password = useNewPassword({ account: account.text })
  const phone = usePhone()
  const code = useSmsCode('register', phone)
  const contacts = useContacts()
  const birthDate = useBirthDate()
  const invite = useField(linked ?? '', (text) =>
    text === '' || v.is(inviteCode, text) ? null : m.auth_invite_rule(),
  )
  const consent = { valid: terms.checked, touch: () => setTerms({ ...terms, left: true }) }

  const register = async (options: { fresh: boolean }): Promise<ApiFailure | string | null> => {
    const encrypted = await encrypt(password.text, options)
    if (encrypted.message !== undefined) return encrypted.message
    const input = {
      account: account.text,
      password: encrypted.secret,
      cipher: encrypted.cipher,
      area: phone.area,
      phone: phone.text,
      code: code.text,
      birth_date: birthDate.text,
      invite_code: invite.text === '' ? undefined : invite.text,
      ...contacts.input,
      terms: true as const,
    }
    return asFailure((await send(input)).error)
  }
  const fieldOf = ({ code: reason }: ApiFailure): Omit<Field, 'model'> | null => {
    switch (reason) {
      case 'account-taken':
        return account
      case 'password-weak':
        return password
      case 'phone-taken':
      case 'phone-invalid':
        return phone
      case 'underage':
        return birthDate
      default:
        return null
    }
  }
  const form = useForm({
    fields: [account, password, phone, code, ...contacts.fields, birthDate, invite, consent],
    send: async () => {
      const outcome = await retryWithFreshKey(register)
      if (outcome !== null) return outcome
      password.clear()
      onDone?.()
      return null
    },
    refuse: (failure, text) => {
      if (code.refuseFailure(failure, text)) return null
      const field = fieldOf(failure)
      field?.refuse(text)
      return field ? null : text
    },
  })

  return {
    ...form,
    account: account.model,
    password: password.model,
    phone: phone.model,
    code: code.model,
    contacts: contacts.models,
    birthDate: { ...birthDate.model, max: birthDate.max, minimumAge: birthDate.minimumAge },
    invite: { ...invite.model, fromLink: linked !== null && invite.text === linked },
    terms: {
      checked: terms.checked,
      error: terms.left && !terms.checked ? m.auth_terms_required() : null,
      onChange: (checked) => setTerms({ checked, left: true }),
    },
  }
}
