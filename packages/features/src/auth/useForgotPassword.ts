import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, authApi } from '@koi/store'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type FieldModel, useField } from '../forms/useField.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import { routes } from '../routing/pages.ts'
import { useRuntime } from '../runtime/runtime.ts'
import type { SmsCodeModel } from './useCodeField.ts'
import { retryWithFreshKey, useEncrypt } from './useEncrypt.ts'
import { type NewPasswordModel, useNewPassword } from './useNewPassword.ts'
import { type PhoneModel, usePhone } from './usePhone.ts'
import { useSmsCode } from './useSmsCode.ts'

/** The steps of a forgotten password, in order. */
export const forgotSteps = ['account', 'code', 'password', 'done'] as const
export type ForgotStep = (typeof forgotSteps)[number]

/** Setting a forgotten password anew: each step is a form of its own, and what was typed stays when one goes back. */
export interface ForgotPasswordModel extends FormModel {
  readonly step: ForgotStep
  readonly account: FieldModel
  readonly phone: PhoneModel
  readonly code: SmsCodeModel
  readonly password: NewPasswordModel
  /** Goes to the step before; null where there is none. */
  readonly onBack: (() => void) | null
  /** To the login, with the account name filled in. */
  readonly onLogin: () => void
}

/** What the login page is told by who leads to it: never in the address. */
export interface LoginState {
  readonly account: string
}

/**
 * Sets a forgotten login password anew by account, phone and code. The server is asked at the end alone and answers a wrong
 * account like a wrong code, so that no step tells whether an account exists or which phone it has.
 */
export function useForgotPassword(): ForgotPasswordModel {
  const encrypt = useEncrypt()
  const navigate = useNavigate()
  const { session } = useRuntime().client
  const [send] = authApi.endpoints.forgetPassword.useMutation()
  const [step, setStep] = useState<ForgotStep>('account')
  const account = useField('', (text) => (text === '' ? m.auth_account_required() : null))
  const phone = usePhone()
  const code = useSmsCode('reset', phone)
  const password = useNewPassword({ account: account.text })

  const reset = async (options: { fresh: boolean }): Promise<ApiFailure | string | null> => {
    const encrypted = await encrypt(password.text, options)
    if (encrypted.message !== undefined) return encrypted.message
    const { data, error } = await send({
      account: account.text,
      area: phone.area,
      phone: phone.text,
      code: code.text,
      password: encrypted.secret,
      cipher: encrypted.cipher,
    })
    return data ? null : (asFailure(error) ?? { kind: 'unexpected' })
  }
  const finish = async () => {
    const outcome = await retryWithFreshKey(reset)
    if (outcome !== null) return outcome
    password.clear()
    // Every session of the member has ended on the server.
    if (session.token() !== null) session.end('logout')
    setStep('done')
    return null
  }
  const { clearMessage, ...form } = useForm({
    fields: { account: [account], code: [phone, code], password: [account, phone, code, password], done: [] }[
      step
    ],
    reusable: true,
    send: async () => {
      if (step === 'password') return finish()
      setStep(step === 'account' ? 'code' : 'password')
      return null
    },
    refuse: (failure, text) => {
      if (failure.code === 'password-weak' || failure.code === 'password-same') {
        password.refuse(text)
        return null
      }
      if (!code.refuseFailure(failure, codeText(failure, text))) return text
      setStep('code')
      return null
    },
  })

  return {
    ...form,
    step,
    account: account.model,
    phone: phone.model,
    code: code.model,
    password: password.model,
    onBack:
      step === 'code' || step === 'password'
        ? () => {
            clearMessage()
            setStep(step === 'code' ? 'account' : 'code')
          }
        : null,
    onLogin: () => {
      const state: LoginState = { account: account.text }
      void navigate(routes.login, { replace: true, state })
    },
  }
}

/** A wrong code may as well be a wrong account: the server does not say, so the text names both. */
function codeText({ code, details }: ApiFailure, text: string): string {
  if (code !== 'sms-code-wrong') return text
  const left = details?.['triesLeft']
  return typeof left === 'number' && left > 0
    ? m.auth_forgot_mismatch({ count: left })
    : m.auth_forgot_mismatch_plain()
}
