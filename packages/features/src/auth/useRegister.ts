import { readInviteCode } from '@koi/api-core/invite'
import { account as accountRule, calendarDate, inviteCode, password as passwordRule } from '@koi/contract'
import { m } from '@koi/i18n'
import { asFailure, authApi } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { useState } from 'react'
import * as v from 'valibot'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { attemptWithKey, type AttemptOutcome } from './attemptWithKey.ts'
import { latestBirthDate } from './latestBirthDate.ts'
import { passwordScore } from './passwordScore.ts'
import type { RegisterModel, RegisterOptions } from './registerModel.ts'
import { strengthLabel } from './strengthLabel.ts'
import { useField } from './useField.ts'
import { usePhone } from './usePhone.ts'
import { useSeal } from './useSeal.ts'
import { useSmsCode } from './useSmsCode.ts'
import { useSubmit } from './useSubmit.ts'

/** Opening an account. The invite code comes from the link that led here (D13); birth dates under age are refused. */
export function useRegister({ onDone }: RegisterOptions = {}): RegisterModel {
  const { brand, serverClock, sessionStorage, localStorage } = useRuntime()
  const textOf = useFailureText()
  const seal = useSeal()
  const [send] = authApi.endpoints.register.useMutation()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  const [linked] = useState(() => readInviteCode({ session: sessionStorage, local: localStorage }))
  const [terms, setTerms] = useState({ checked: false, left: false })
  const [message, setMessage] = useState<string | null>(null)
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
  const fields = [account, password, phone, code, birthDate, invite]

  const refuse = (failure: ApiFailure) => {
    const text = textOf(failure)
    switch (failure.code) {
      case 'account-taken':
        return account.refuse(text)
      case 'password-weak':
        return password.refuse(text)
      case 'phone-taken':
      case 'phone-invalid':
        return phone.refuse(text)
      case 'sms-code-wrong':
      case 'sms-code-expired':
        return code.refuse(text)
      case 'underage':
        return birthDate.refuse(text)
      default:
        return setMessage(text)
    }
  }
  const attempt = async (options: { fresh: boolean }): Promise<AttemptOutcome> => {
    const sealed = await seal(password.text, options)
    if (sealed.message !== undefined) return sealed.message
    const form = {
      account: account.text,
      password: sealed.secret,
      cipher: sealed.cipher,
      area: phone.area,
      phone: phone.text,
      code: code.text,
      birth_date: birthDate.text,
      invite_code: invite.text === '' ? undefined : invite.text,
      terms: true as const,
    }
    return asFailure((await send(form)).error)
  }
  const { status, onSubmit } = useSubmit(async () => {
    for (const field of fields) field.touch()
    setTerms({ ...terms, left: true })
    setMessage(null)
    if (!terms.checked || fields.some((field) => !field.valid)) return false
    const outcome = await attemptWithKey(attempt)
    if (typeof outcome === 'string') setMessage(outcome)
    else if (outcome) refuse(outcome)
    if (outcome !== null) return false
    password.clear()
    onDone?.()
    return true
  })

  const score = passwordScore(password.text, account.text)
  return {
    status,
    account: account.model,
    password: {
      ...password.model,
      strength: { score, label: strengthLabel(score) },
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
    message,
    canSubmit: status === 'ready' && terms.checked && fields.every((field) => field.valid),
    onSubmit,
  }
}
