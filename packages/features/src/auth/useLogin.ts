import { m } from '@koi/i18n'
import { asFailure, authApi } from '@koi/store'
import type { ApiFailure, CallInput } from '@koi/store'
import type { login } from '@koi/contract'
import { useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { attemptWithKey, type AttemptOutcome } from './attemptWithKey.ts'
import type { LoginMode, LoginModel, LoginOptions } from './loginModel.ts'
import { useField } from './useField.ts'
import { usePhone } from './usePhone.ts'
import { useSeal } from './useSeal.ts'
import { useSmsCode } from './useSmsCode.ts'
import { useSubmit } from './useSubmit.ts'

/** The account name is kept when the player asks for it, and nothing else of the login. */
const rememberedKey = 'login-account'

/** Logging in by password or by text-message code. */
export function useLogin({ onDone }: LoginOptions = {}): LoginModel {
  const { localStorage } = useRuntime()
  const textOf = useFailureText()
  const seal = useSeal()
  const [send] = authApi.endpoints.login.useMutation()
  const [mode, setMode] = useState<LoginMode>('password')
  const [remembered] = useState(() => localStorage.getItem(rememberedKey))
  const [remember, onRemember] = useState(remembered !== null)
  const [message, setMessage] = useState<string | null>(null)
  const account = useField(remembered ?? '', (text) => (text === '' ? m.auth_account_required() : null))
  const password = useField('', (text) => (text === '' ? m.auth_password_required() : null), {
    trim: false,
  })
  const phone = usePhone()
  const code = useSmsCode('login', phone)
  const fields = mode === 'password' ? [account, password] : [phone, code]

  const input = async (options: { fresh: boolean }): Promise<CallInput<typeof login> | string> => {
    if (mode === 'sms') return { mode, area: phone.area, phone: phone.text, code: code.text }
    const sealed = await seal(password.text, options)
    if (sealed.message !== undefined) return sealed.message
    return { mode, account: account.text, password: sealed.secret, cipher: sealed.cipher }
  }
  const attempt = async (options: { fresh: boolean }): Promise<AttemptOutcome> => {
    const form = await input(options)
    return typeof form === 'string' ? form : asFailure((await send(form)).error)
  }
  const refuse = (failure: ApiFailure) => {
    if (failure.code === 'sms-code-wrong' || failure.code === 'sms-code-expired') code.refuse(textOf(failure))
    else setMessage(textOf(failure))
  }
  const { status, onSubmit } = useSubmit(async () => {
    for (const field of fields) field.touch()
    setMessage(null)
    if (fields.some((field) => !field.valid)) return false
    const outcome = await attemptWithKey(attempt)
    if (typeof outcome === 'string') setMessage(outcome)
    else if (outcome) refuse(outcome)
    if (outcome !== null) return false
    if (remember && mode === 'password') localStorage.setItem(rememberedKey, account.text)
    else if (!remember) localStorage.removeItem(rememberedKey)
    password.clear()
    onDone?.()
    return true
  })

  return {
    status,
    mode,
    onMode: (next) => {
      setMode(next)
      setMessage(null)
    },
    account: account.model,
    password: password.model,
    remember,
    onRemember,
    phone: phone.model,
    code: code.model,
    message,
    canSubmit: status === 'ready' && fields.every((field) => field.valid),
    onSubmit,
  }
}
