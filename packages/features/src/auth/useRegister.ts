import { zonedDate } from '@koi/api-core/dates'
import { readInviteCode } from '@koi/api-core/invite'
import { calendarDate } from '@koi/contract'
import { account as accountRule, inviteCode, password as passwordRule } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, authApi } from '@koi/store'
import { useState } from 'react'
import * as v from 'valibot'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import { passwordStrength } from './passwordStrength.ts'
import type { PasswordStrength } from '@koi/ui'
import type { SmsCodeModel } from './useCodeField.ts'
import { retryWithFreshKey, useEncrypt } from './useEncrypt.ts'
import { type PhoneModel, usePhone } from './usePhone.ts'
import { useSmsCode } from './useSmsCode.ts'

/** The registration form. It ends logged in. */
export interface RegisterModel extends FormModel {
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
}

export interface RegisterOptions {
  /** Called once when the new member's session has begun. */
  readonly onDone?: () => void
}

/** Registers a member. The invite code comes from the link the player followed (D13); birth dates under age are refused. */
export function useRegister({ onDone }: RegisterOptions = {}): RegisterModel {
  const brand = useBrand()
  const { serverClock, sessionStorage, localStorage } = useRuntime()
  const encrypt = useEncrypt()
  const [send] = authApi.endpoints.register.useMutation()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  const [linked] = useState(() => readInviteCode({ session: sessionStorage, local: localStorage }))
  const [terms, setTerms] = useState({ checked: false, left: false })
  const minimumAge = Math.max(brand.minimumAge, info?.minimumAge ?? 0)
  const max = latestBirthDate({ now: serverClock.now(), timeZone: brand.timeZone, minimumAge })

  const account = useField('', (text) => (v.is(accountRule, text) ? null : m.auth_account_rule()))
  const password = useField('', (text) => (v.is(passwordRule, text) ? null : m.auth_password_rule()), {
    trim: false,
  })
  const phone = usePhone()
  const code = useSmsCode('register', phone)
  const birthDate = useField('', (text) => {
    if (text === '') return m.auth_birth_date_required()
    if (!v.is(calendarDate, text) || text < '1900-01-01') return m.auth_birth_date_rule()
    return text <= max ? null : m.auth_underage({ age: minimumAge })
  })
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
    fields: [account, password, phone, code, birthDate, invite, consent],
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
    password: {
      ...password.model,
      strength: passwordStrength(password.text, account.text),
      hint: m.auth_password_rule(),
    },
    phone: phone.model,
    code: code.model,
    birthDate: { ...birthDate.model, max, minimumAge },
    invite: { ...invite.model, fromLink: linked !== null && invite.text === linked },
    terms: {
      checked: terms.checked,
      error: terms.left && !terms.checked ? m.auth_terms_required() : null,
      onChange: (checked) => setTerms({ checked, left: true }),
    },
  }
}

/** The youngest birth date that is of age today in the business time zone, `YYYY-MM-DD`. */
export function latestBirthDate(options: { now: number; timeZone: string; minimumAge: number }): string {
  const [year = '', ...monthAndDay] = zonedDate(options.now, options).split('-')
  const day = [String(Number(year) - options.minimumAge).padStart(4, '0'), ...monthAndDay].join('-')
  // On a leap day the year of birth may have none: its last February day is of age as well.
  return v.safeParse(calendarDate, day).success ? day : day.replace(/29$/, '28')
}
