import { m } from '@koi/i18n'
import { accountApi, asFailure, isUnclear, useStoreDispatch } from '@koi/store'
import { useState } from 'react'
import { useMemberCode } from '../auth/useMemberCode.ts'
import { useSubmit } from '../auth/useSubmit.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import type { AccountEntry } from './accountEntry.ts'
import { accountName } from './accountName.ts'
import type { AccountRemoval, AccountsOptions } from './accountsModel.ts'

/** Removes an account, confirmed by a text message. A coin address has a call of its own in the specification. */
export function useRemoval({ onDone }: AccountsOptions): {
  readonly removal: AccountRemoval
  readonly onAsk: (entry: AccountEntry) => void
} {
  const dispatch = useStoreDispatch()
  const textOf = useFailureText()
  const code = useMemberCode('remove-account')
  const [entry, setEntry] = useState<AccountEntry | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const close = () => {
    setEntry(null)
    setMessage(null)
    code.clear()
  }
  const { status, onSubmit } = useSubmit(async () => {
    code.touch()
    setMessage(null)
    if (entry === null || !code.valid) return false
    const { removeAccount, removeCoinAccount } = accountApi.endpoints
    const remove = entry.kind === 'coin' ? removeCoinAccount : removeAccount
    const { data, error } = await dispatch(
      remove.initiate({ id: entry.id, code: code.text }, { track: false }),
    )
    const failure = asFailure(error)
    if (data === undefined && failure !== null) {
      if (failure.code === 'sms-code-wrong' || failure.code === 'sms-code-expired')
        code.refuse(textOf(failure))
      else setMessage(isUnclear(failure) ? m.accounts_unclear() : textOf(failure))
      return false
    }
    close()
    onDone(m.accounts_remove_done({ account: accountName(entry) }))
    return true
  })

  return {
    onAsk: (asked) => {
      setEntry(asked)
      setMessage(null)
    },
    removal:
      entry === null
        ? { step: 'idle' }
        : {
            step: status === 'submitting' ? 'sending' : 'code',
            entry,
            code: code.model,
            message,
            canSubmit: code.valid && status !== 'submitting',
            onSubmit,
            onCancel: () => {
              if (status !== 'submitting') close()
            },
          },
  }
}
