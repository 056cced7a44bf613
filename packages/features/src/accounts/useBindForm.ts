import type { PayoutAccount, PayoutKind } from '@koi/contract/account'
import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, isOutcomeUnknown, refreshRequested, useStoreDispatch } from '@koi/store'
import type { SmsCodeModel } from '../auth/useCodeField.ts'
import { useMemberCode } from '../auth/useSmsCode.ts'
import { type FormModel, type FormPart, useForm } from '../forms/useForm.ts'
import { accountEntry, accountName } from './accountEntry.ts'

/** A form that binds an account of one kind, or why it cannot be filled in. */
export type BindModel<Kind extends PayoutKind = PayoutKind, Fields = object> = { readonly kind: Kind } & (
  | BindUnavailable
  | (BindForm & Fields & { readonly status: 'ready' })
)

export type BindUnavailable =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  /** As many of this kind are bound as there can be. */
  | { readonly status: 'full'; readonly text: string }

/** The part that all bind forms share. */
export interface BindForm {
  readonly form: FormModel
  readonly code: SmsCodeModel
  /** The member's own number, masked. */
  readonly phone: string
}

export interface BindOptions {
  /** The account is bound; `text` says so. */
  readonly onDone: (text: string) => void
}

interface BindFormOptions extends BindOptions {
  readonly fields: readonly (FormPart & { readonly clear: () => void })[]
  readonly phone: string
  readonly send: (code: string) => Promise<{
    readonly data?: PayoutAccount | undefined
    readonly error?: Parameters<typeof asFailure>[0]
  }>
  /** Shows a failure at its field; false when it belongs to none of them. */
  readonly refuse: (failure: ApiFailure, text: string) => boolean
}

/**
 * Sends a form that binds an account, confirmed by a text-message code. What was typed stays after a refusal and is cleared
 * once the account is bound.
 */
export function useBindForm({ fields, phone, send, refuse, onDone }: BindFormOptions): BindForm {
  const dispatch = useStoreDispatch()
  const code = useMemberCode('bind-account')
  const all = [...fields, code]
  const form = useForm({
    fields: all,
    send: async () => {
      const { data, error } = await send(code.text)
      if (data === undefined) return asFailure(error) ?? { kind: 'unexpected' }
      for (const field of all) field.clear()
      // The first account fixes the holder's name, which is part of the member's data.
      dispatch(refreshRequested({ what: 'member', force: true }))
      onDone(m.accounts_bound({ account: accountName(accountEntry(data)) }))
      return null
    },
    refuse: (failure, text) => {
      if (code.refuseFailure(failure, text) || refuse(failure, text)) return null
      return isOutcomeUnknown(failure) ? m.accounts_outcome_unknown() : text
    },
  })
  return { form, code: code.model, phone }
}

/** A number or an address in groups of four, easier to compare with its source. */
export function groupedText(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
