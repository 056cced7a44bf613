import type { login } from '@koi/contract/auth'
import { m } from '@koi/i18n'
import type { CallInput } from '@koi/contract'
import { asFailure, authApi } from '@koi/store'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { type FieldModel, useField } from '../forms/useField.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import type { SmsCodeModel } from './useCodeField.ts'
import { retryWithFreshKey, useEncrypt } from './useEncrypt.ts'
import { type PhoneModel, usePhone } from './usePhone.ts'
import { useSmsCode } from './useSmsCode.ts'

export type LoginMode = 'password' | 'sms'

/** The login form. After `done` the session is a member's: `GuestOnly` or the caller's `onDone` goes on from there. */
export interface LoginModel extends FormModel {
  readonly mode: LoginMode
  readonly onMode: (mode: LoginMode) => void
  /** Account name or phone number. */
  readonly account: FieldModel
  readonly password: FieldModel
  readonly remember: boolean
  readonly onRemember: (remember: boolean) => void
  readonly phone: PhoneModel
  readonly code: SmsCodeModel
}

export interface LoginOptions {
  /** Called once when the session has begun; a dialog closes itself here. */
  readonly onDone?: () => void
  /** The account name to begin with, in place of the remembered one. */
  readonly account?: string | undefined
}

/** The storage key of the remembered account name; nothing else of the login is stored. */
const rememberedKey = 'login-account'

/** Logs in by password or by text-message code. */
export function useLogin({ onDone, account: given }: LoginOptions = {}): LoginModel {
  const { localStorage } = useRuntime()
  const encrypt = useEncrypt()
  const [send] = authApi.endpoints.login.useMutation()
  const [mode, setMode] = useState<LoginMode>('password')
  const [remembered] = useState(() => localStorage.getItem(rememberedKey))
  const [remember, onRemember] = useState(remembered !== null)
  const account = useField(given ?? remembered ?? '', (text) =>
    text === '' ? m.auth_account_required() : null,
  )
  const password = useField('', (text) => (text === '' ? m.auth_password_required() : null), {
    trim: false,
  })
  const phone = usePhone()
  const code = useSmsCode('login', phone)

  const input = async (options: { fresh: boolean }): Promise<CallInput<typeof login> | string> => {
    if (mode === 'sms') return { mode, area: phone.area, phone: phone.text, code: code.text }
    const encrypted = await encrypt(password.text, options)
    if (encrypted.message !== undefined) return encrypted.message
    return { mode, account: account.text, password: encrypted.secret, cipher: encrypted.cipher }
  }
  const { clearMessage, ...form } = useForm({
    fields: mode === 'password' ? [account, password] : [phone, code],
    send: async () => {
      const outcome = await retryWithFreshKey(async (options) => {
        const sent = await input(options)
        return typeof sent === 'string' ? sent : asFailure((await send(sent)).error)
      })
      if (outcome !== null) return outcome
      if (remember && mode === 'password') localStorage.setItem(rememberedKey, account.text)
      else if (!remember) localStorage.removeItem(rememberedKey)
      password.clear()
      onDone?.()
      return null
    },
    refuse: (failure, text) => (code.refuseFailure(failure, text) ? null : text),
  })

  return {
    ...form,
    mode,
    onMode: (next) => {
      setMode(next)
      clearMessage()
    },
    account: account.model,
    password: password.model,
    remember,
    onRemember,
    phone: phone.model,
    code: code.model,
  }
}
