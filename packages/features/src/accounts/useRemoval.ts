import { m } from '@koi/i18n'
import { accountApi, asFailure, isOutcomeUnknown, useStoreDispatch } from '@koi/store'
import { useState } from 'react'
import type { SmsCodeModel } from '../auth/useCodeField.ts'
import { useMemberCode } from '../auth/useSmsCode.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import { type AccountEntry, accountName } from './accountEntry.ts'

/** Removing an account, which a text-message code confirms. */
export interface AccountRemoval {
  readonly entry: AccountEntry
  readonly code: SmsCodeModel
  readonly form: FormModel
  readonly onCancel: () => void
}

/** Removes an account after a text-message code. The specification has a separate call for coin addresses. */
export function useRemoval({ onDone }: { readonly onDone: (text: string) => void }): {
  /** The removal that is open; null for none. */
  readonly removal: AccountRemoval | null
  readonly onOpen: (entry: AccountEntry) => void
} {
  const dispatch = useStoreDispatch()
  const code = useMemberCode('remove-account')
  const [entry, setEntry] = useState<AccountEntry | null>(null)
  const close = () => {
    setEntry(null)
    code.clear()
  }
  const { clearMessage, ...form } = useForm({
    fields: [code],
    reusable: true,
    send: async () => {
      if (entry === null) return null
      const { removeAccount, removeCoinAccount } = accountApi.endpoints
      const remove = entry.kind === 'coin' ? removeCoinAccount : removeAccount
      const { data, error } = await dispatch(
        remove.initiate({ id: entry.id, code: code.text }, { track: false }),
      )
      const failure = asFailure(error)
      if (data === undefined && failure !== null) return failure
      close()
      onDone(m.accounts_remove_done({ account: accountName(entry) }))
      return null
    },
    refuse: (failure, text) => {
      if (code.refuseFailure(failure, text)) return null
      return isOutcomeUnknown(failure) ? m.accounts_outcome_unknown() : text
    },
  })

  return {
    onOpen: (next) => {
      clearMessage()
      setEntry(next)
    },
    removal: entry && {
      entry,
      code: code.model,
      form,
      onCancel: () => {
        if (form.status !== 'submitting') close()
      },
    },
  }
}
