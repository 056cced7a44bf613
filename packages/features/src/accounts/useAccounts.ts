import type { PayoutKind } from '@koi/contract'
import { m } from '@koi/i18n'
import { accountApi, asFailure } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/useFailureText.ts'
import { routes } from '../routing/routes.ts'
import { withBack } from '../routing/withBack.ts'
import { accountEntry } from './accountEntry.ts'
import { accountName } from './accountName.ts'
import type { AccountGroup, AccountsModel, AccountsOptions } from './accountsModel.ts'
import { accountTexts } from './accountTexts.ts'
import { bindPaths } from './bindPaths.ts'
import { useAccountsOf } from './useAccountsOf.ts'
import { useRemoval } from './useRemoval.ts'

/** The accounts that withdrawals are paid to: one of them preferred, each removed by text message only. */
export function useAccounts({ onDone }: AccountsOptions): AccountsModel {
  const textOf = useFailureText()
  const queries = {
    bank: useAccountsOf('bank'),
    alipay: useAccountsOf('alipay'),
    coin: useAccountsOf('coin'),
  }
  const [prefer] = accountApi.endpoints.preferAccount.useMutation()
  const [message, setMessage] = useState<string | null>(null)
  const { removal, onAsk } = useRemoval({ onDone })
  const all = Object.values(queries)
  const refreshing = all.some(({ isFetching }) => isFetching)
  const onRefresh = () => {
    for (const query of all) if (!query.isUninitialized) void query.refetch()
  }

  const groupOf = (kind: PayoutKind): AccountGroup | null => {
    const data = queries[kind].currentData
    if (!data) return null
    const texts = accountTexts[kind]
    return {
      kind,
      title: texts.kind(),
      entries: data.items.map(accountEntry),
      max: data.max,
      full: data.items.length >= data.max,
      noneText: texts.none(),
      addLabel: texts.add(),
      addPath: withBack(bindPaths[kind], routes.bankCards),
    }
  }
  const [bank, alipay, coin] = [groupOf('bank'), groupOf('alipay'), groupOf('coin')]
  if (!bank || !alipay || !coin) {
    const failure = all.map(({ error }) => asFailure(error)).find((found) => found !== null)
    if (!failure || refreshing) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: onRefresh }
  }
  const groups = [bank, alipay, coin]
  const entries = groups.flatMap((group) => group.entries)
  const onPrefer = async (id: string) => {
    setMessage(null)
    const { data, error } = await prefer({ id })
    const failure = asFailure(error)
    if (failure) setMessage(textOf(failure))
    if (data) onDone(m.accounts_prefer_done({ account: accountName(accountEntry(data)) }))
  }
  return {
    status: 'ready',
    groups,
    empty: entries.length === 0,
    max: bank.max,
    message,
    onPrefer: (id) => void onPrefer(id),
    onRemove: (id) => {
      const entry = entries.find((known) => known.id === id)
      setMessage(null)
      if (entry) onAsk(entry)
    },
    removal,
    refreshing,
    onRefresh,
  }
}
