import { withdrawPassword } from '@koi/contract'
import { m } from '@koi/i18n'
import { asFailure, withdrawApi } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { useState } from 'react'
import * as v from 'valibot'
import { attemptWithKey, type AttemptOutcome } from '../auth/attemptWithKey.ts'
import { useField, type Field } from '../auth/useField.ts'
import { useMemberCode } from '../auth/useMemberCode.ts'
import { useSeal } from '../auth/useSeal.ts'
import { useSubmit } from '../auth/useSubmit.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { usePasswordState } from './usePasswordState.ts'
import type { WithdrawPasswordMode, WithdrawPasswordModel } from './withdrawPasswordModel.ts'

const sixDigits = (text: string) => (/^\d{6}$/.test(text) ? null : m.withdraw_password_required())

function newPassword(text: string): string | null {
  return sixDigits(text) ?? (v.is(withdrawPassword, text) ? null : m.withdraw_password_weak())
}

/**
 * The form of a new withdraw password. What was typed goes when it is saved, and when the form is cleared; a refusal is said
 * at the field it is about.
 */
export function useWithdrawPassword(options: {
  readonly mode: WithdrawPasswordMode
  readonly onMode: (mode: WithdrawPasswordMode) => void
  readonly onDone: () => void
}): { readonly model: WithdrawPasswordModel; readonly clear: () => void } {
  const { mode } = options
  const textOf = useFailureText()
  const seal = useSeal()
  const { onRefresh } = usePasswordState()
  const [set] = withdrawApi.endpoints.setWithdrawPassword.useMutation()
  const [change] = withdrawApi.endpoints.changeWithdrawPassword.useMutation()
  const [reset] = withdrawApi.endpoints.resetWithdrawPassword.useMutation()
  const [message, setMessage] = useState<string | null>(null)
  const login = useField('', (text) => (text === '' ? m.withdraw_password_login_required() : null), {
    trim: false,
  })
  const old = useField('', sixDigits)
  const code = useMemberCode('withdraw-password')
  const password = useField('', newPassword)
  const repeat = useField('', (text) => (text === password.text ? null : m.withdraw_password_mismatch()))
  const confirming: Readonly<Record<WithdrawPasswordMode, readonly Omit<Field, 'model'>[]>> = {
    set: [login],
    change: [old],
    reset: [code, login],
  }
  const fields = [...confirming[mode], password, repeat]
  const clear = () => {
    for (const field of [login, old, code, password, repeat]) field.clear()
    setMessage(null)
  }

  const attempt = async ({ fresh }: { fresh: boolean }): Promise<AttemptOutcome> => {
    const next = await seal(password.text, { fresh })
    if (next.message !== undefined) return next.message
    const proof = await seal(mode === 'change' ? old.text : login.text)
    if (proof.message !== undefined) return proof.message
    const { cipher } = next
    const form = { password: next.secret, cipher }
    const send = {
      set: () => set({ ...form, login_password: proof.secret }),
      change: () => change({ ...form, old_password: proof.secret }),
      reset: () => reset({ ...form, login_password: proof.secret, code: code.text }),
    }[mode]
    const sent = await send()
    return asFailure(sent.error)
  }
  const refuse = (failure: ApiFailure) => {
    const text = textOf(failure)
    switch (failure.code) {
      case 'password-wrong':
      case 'password-locked':
        return login.refuse(text)
      case 'withdraw-password-wrong':
      case 'withdraw-password-locked':
        return old.refuse(text)
      case 'withdraw-password-weak':
        return password.refuse(text)
      case 'sms-code-wrong':
      case 'sms-code-expired':
        return code.refuse(text)
      case 'withdraw-password-set':
      case 'withdraw-password-unset':
        // Another page has done it meanwhile.
        onRefresh()
        return setMessage(text)
      default:
        return setMessage(text)
    }
  }
  const { status, onSubmit } = useSubmit(async () => {
    for (const field of fields) field.touch()
    setMessage(null)
    if (fields.some((field) => !field.valid)) return false
    const outcome = await attemptWithKey(attempt)
    if (typeof outcome === 'string') setMessage(outcome)
    else if (outcome) refuse(outcome)
    if (outcome !== null) return false
    clear()
    options.onDone()
    return true
  })

  return {
    model: {
      mode,
      status: status === 'submitting' ? 'submitting' : 'ready',
      loginPassword: mode === 'change' ? null : login.model,
      code: mode === 'reset' ? code.model : null,
      oldPassword: mode === 'change' ? old.model : null,
      password: password.model,
      repeat: repeat.model,
      message,
      canSubmit: status !== 'submitting' && fields.every((field) => field.valid),
      onSubmit,
      onForgot: mode === 'change' ? () => options.onMode('reset') : null,
    },
    clear,
  }
}
