import { withdrawPassword } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, withdrawApi } from '@koi/store'
import * as v from 'valibot'
import type { SmsCodeModel } from '../auth/useCodeField.ts'
import { retryWithFreshKey, useEncrypt } from '../auth/useEncrypt.ts'
import { useMemberCode } from '../auth/useSmsCode.ts'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import { usePasswordState } from './usePasswordState.ts'

/** Setting the first withdraw password, changing it, or replacing a forgotten one. */
export type WithdrawPasswordMode = 'set' | 'change' | 'reset'

/** The form of a new withdraw password: what confirms it, and the password twice. */
export interface WithdrawPasswordModel extends FormModel {
  readonly mode: WithdrawPasswordMode
  /** Confirms `set` and `reset`. */
  readonly loginPassword: FieldModel | null
  /** Confirms `reset`. */
  readonly code: SmsCodeModel | null
  /** Confirms `change`. */
  readonly oldPassword: FieldModel | null
  readonly password: FieldModel
  readonly repeat: FieldModel
  /** Leads from `change` to `reset`. */
  readonly onForgot: (() => void) | null
}

const sixDigits = (text: string) => (/^\d{6}$/.test(text) ? null : m.withdraw_password_required())

function newPassword(text: string): string | null {
  return sixDigits(text) ?? (v.is(withdrawPassword, text) ? null : m.withdraw_password_weak())
}

/**
 * The form of a new withdraw password. What was typed is cleared when it is saved, and by `clear`; a refusal is said at the
 * field it is about.
 */
export function useWithdrawPassword(options: {
  readonly mode: WithdrawPasswordMode
  readonly onMode: (mode: WithdrawPasswordMode) => void
  readonly onDone: () => void
}): { readonly model: WithdrawPasswordModel; readonly clear: () => void } {
  const { mode } = options
  const encrypt = useEncrypt()
  const { onRefresh } = usePasswordState()
  const [set] = withdrawApi.endpoints.setWithdrawPassword.useMutation()
  const [change] = withdrawApi.endpoints.changeWithdrawPassword.useMutation()
  const [reset] = withdrawApi.endpoints.resetWithdrawPassword.useMutation()
  const login = useField('', (text) => (text === '' ? m.withdraw_password_login_required() : null), {
    trim: false,
  })
  const old = useField('', sixDigits)
  const code = useMemberCode('withdraw-password')
  const password = useField('', newPassword)
  const repeat = useField('', (text) => (text === password.text ? null : m.withdraw_password_mismatch()))
  const confirmedBy: Readonly<Record<WithdrawPasswordMode, readonly Omit<Field, 'model'>[]>> = {
    set: [login],
    change: [old],
    reset: [code, login],
  }

  const save = async ({ fresh }: { fresh: boolean }): Promise<ApiFailure | string | null> => {
    const next = await encrypt(password.text, { fresh })
    if (next.message !== undefined) return next.message
    const proof = await encrypt(mode === 'change' ? old.text : login.text)
    if (proof.message !== undefined) return proof.message
    const { cipher } = next
    const input = { password: next.secret, cipher }
    const send = {
      set: () => set({ ...input, login_password: proof.secret }),
      change: () => change({ ...input, old_password: proof.secret }),
      reset: () => reset({ ...input, login_password: proof.secret, code: code.text }),
    }[mode]
    const sent = await send()
    return asFailure(sent.error)
  }
  const refuse = (failure: ApiFailure, text: string): string | null => {
    if (code.refuseFailure(failure, text)) return null
    switch (failure.code) {
      case 'password-wrong':
      case 'password-locked':
        login.refuse(text)
        return null
      case 'withdraw-password-wrong':
      case 'withdraw-password-locked':
        old.refuse(text)
        return null
      case 'withdraw-password-weak':
        password.refuse(text)
        return null
      case 'withdraw-password-set':
      case 'withdraw-password-unset':
        // Another page has set or removed it meanwhile.
        onRefresh()
        return text
      default:
        return text
    }
  }
  const { clearMessage, ...form } = useForm({
    fields: [...confirmedBy[mode], password, repeat],
    reusable: true,
    send: async () => {
      const outcome = await retryWithFreshKey(save)
      if (outcome === null) {
        clear()
        options.onDone()
      }
      return outcome
    },
    refuse,
  })
  const clear = () => {
    for (const field of [login, old, code, password, repeat]) field.clear()
    clearMessage()
  }

  return {
    model: {
      ...form,
      mode,
      loginPassword: mode === 'change' ? null : login.model,
      code: mode === 'reset' ? code.model : null,
      oldPassword: mode === 'change' ? old.model : null,
      password: password.model,
      repeat: repeat.model,
      onForgot: mode === 'change' ? () => options.onMode('reset') : null,
    },
    clear,
  }
}
