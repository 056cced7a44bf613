import { m } from '@koi/i18n'
import { asFailure, isUnclear, refreshAsked, useStoreDispatch } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { useState } from 'react'
import { useMemberCode } from '../auth/useMemberCode.ts'
import { useSubmit } from '../auth/useSubmit.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { accountEntry } from './accountEntry.ts'
import { accountName } from './accountName.ts'
import type { BindForm, BindOptions, Bound } from './bindModel.ts'

/** The part of a field or a choice that its form needs. */
interface FormPart {
  readonly valid: boolean
  readonly touch: () => void
  readonly clear: () => void
}

/** What a bind call answers. */
interface Answer {
  readonly data?: Bound | undefined
  readonly error?: Parameters<typeof asFailure>[0]
}

/** What one form adds to the rest. */
export interface Binding extends BindOptions {
  readonly parts: readonly FormPart[]
  readonly phone: string
  readonly send: (code: string) => Promise<Answer>
  /** Says a refusal at its field, and whether it did. */
  readonly onRefused: (failure: ApiFailure, text: string) => boolean
}

/**
 * Sends a form that binds an account, confirmed by a text message. What was typed stays after a refusal, and is forgotten
 * when the account is bound.
 */
export function useBindForm({ parts, phone, send, onRefused, onDone }: Binding): BindForm {
  const dispatch = useStoreDispatch()
  const textOf = useFailureText()
  const code = useMemberCode('bind-account')
  const [message, setMessage] = useState<string | null>(null)
  const fields = [...parts, code]

  const refuse = (failure: ApiFailure) => {
    const text = textOf(failure)
    if (failure.code === 'sms-code-wrong' || failure.code === 'sms-code-expired') code.refuse(text)
    else if (!onRefused(failure, text)) setMessage(isUnclear(failure) ? m.accounts_unclear() : text)
  }
  const { status, onSubmit } = useSubmit(async () => {
    for (const field of fields) field.touch()
    setMessage(null)
    if (fields.some((field) => !field.valid)) return false
    const { data, error } = await send(code.text)
    if (data === undefined) {
      refuse(asFailure(error) ?? { kind: 'unexpected' })
      return false
    }
    for (const field of fields) field.clear()
    // The first account fixes the holder's name, which is the member's.
    dispatch(refreshAsked({ what: 'member', force: true }))
    onDone(m.accounts_bound({ account: accountName(accountEntry(data)) }))
    return true
  })
  return {
    state: status,
    code: code.model,
    phone,
    message,
    canSubmit: status === 'ready' && fields.every((field) => field.valid),
    onSubmit,
  }
}
