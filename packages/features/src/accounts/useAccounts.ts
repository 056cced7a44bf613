import type { PayoutKind } from '@koi/contract/account'
import { m } from '@koi/i18n'
import { accountApi, asFailure, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { routes } from '../routing/pages.ts'
import { withBack } from '../routing/redirects.ts'
import { accountEntry, type AccountEntry, accountName } from './accountEntry.ts'
import { accountKinds } from './accountKinds.ts'
import { type AccountRemoval, useRemoval } from './useRemoval.ts'

/** The accounts of one kind. */
export interface AccountGroup {
  readonly kind: PayoutKind
  readonly title: string
  readonly entries: readonly AccountEntry[]
  /** How many there can be. */
  readonly max: number
  readonly full: boolean
  readonly noneText: string
  readonly addLabel: string
  /** The form that binds another one; it leads back here. */
  readonly addPath: string
}

export type AccountsModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly groups: readonly AccountGroup[]
      /** No account of any kind is bound. */
      readonly empty: boolean
      /** How many of a kind there can be. */
      readonly max: number
      /** Why the last request was refused. */
      readonly message: string | null
      readonly onSetDefault: (id: string) => void
      readonly onRemove: (id: string) => void
      /** The removal that is open; null for none. */
      readonly removal: AccountRemoval | null
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface AccountsOptions {
  /** Something was done; `text` says what. */
  readonly onDone: (text: string) => void
}

/** The bound accounts of one kind; the specification names the kind `withdraw_type`. */
export function useAccountsOf(kind: PayoutKind) {
  const member = useStoreSelector((state) => state.session.status === 'member')
  return accountApi.endpoints.payoutAccounts.useQuery({ withdraw_type: kind }, { skip: !member })
}

/** The accounts that withdrawals are paid to: one of them is the default, and each is removed only with a text-message code. */
export function useAccounts({ onDone }: AccountsOptions): AccountsModel {
  const textOf = useFailureText()
  const queries = {
    bank: useAccountsOf('bank'),
    alipay: useAccountsOf('alipay'),
    coin: useAccountsOf('coin'),
  }
  const [setDefault] = accountApi.endpoints.setDefaultAccount.useMutation()
  const [message, setMessage] = useState<string | null>(null)
  const { removal, onOpen: onOpenRemoval } = useRemoval({ onDone })
  const all = Object.values(queries)
  const refreshing = all.some(({ isFetching }) => isFetching)
  const onRefresh = () => {
    for (const query of all) if (!query.isUninitialized) void query.refetch()
  }

  const groupOf = (kind: PayoutKind): AccountGroup | null => {
    const data = queries[kind].currentData
    if (!data) return null
    const { title, none, add, path } = accountKinds[kind]
    return {
      kind,
      title: title(),
      entries: data.items.map(accountEntry),
      max: data.max,
      full: data.items.length >= data.max,
      noneText: none(),
      addLabel: add(),
      addPath: withBack(path, routes.bankCards),
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
  const onSetDefault = async (id: string) => {
    setMessage(null)
    const { data, error } = await setDefault({ id })
    const failure = asFailure(error)
    if (failure) setMessage(textOf(failure))
    if (data) onDone(m.accounts_set_default_done({ account: accountName(accountEntry(data)) }))
  }
  return {
    status: 'ready',
    groups,
    empty: entries.length === 0,
    max: bank.max,
    message,
    onSetDefault: (id) => void onSetDefault(id),
    onRemove: (id) => {
      const entry = entries.find((known) => known.id === id)
      setMessage(null)
      if (entry) onOpenRemoval(entry)
    },
    removal,
    refreshing,
    onRefresh,
  }
}
