import type { PayoutKind } from '@koi/contract/account'
import type { MemberInfo } from '@koi/contract/member'
import { m } from '@koi/i18n'
import {
  type ApiFailure,
  asFailure,
  memberApi,
  refreshRequested,
  useStoreDispatch,
  useStoreSelector,
} from '@koi/store'
import { useEffect } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { accountKinds } from './accountKinds.ts'
import { useAccountsOf } from './useAccounts.ts'
import type { BindUnavailable } from './useBindForm.ts'

/** A query whose data a form needs before it can be shown. */
interface NeededQuery {
  readonly currentData?: unknown
  readonly error?: Parameters<typeof asFailure>[0]
  readonly isFetching: boolean
  readonly isUninitialized: boolean
  readonly refetch: () => unknown
}

/** The member, or why there is no form: what it needs is loading or failed to load, or no further account can be bound. */
export type BindPrerequisites =
  | { readonly member: MemberInfo; readonly unavailable: null }
  | { readonly member: MemberInfo | null; readonly unavailable: BindUnavailable }

/** What a form that binds an account needs first: the member, the accounts already bound, and lists to choose from. */
export function useBindPrerequisites(kind: PayoutKind, lists: readonly NeededQuery[]): BindPrerequisites {
  const textOf = useFailureText()
  const dispatch = useStoreDispatch()
  const loggedIn = useStoreSelector((state) => state.session.status === 'member')
  const info = memberApi.endpoints.member.useQueryState()
  const accounts = useAccountsOf(kind)
  useEffect(() => {
    if (loggedIn) dispatch(refreshRequested({ what: 'member' }))
  }, [loggedIn, dispatch])

  const queries: readonly NeededQuery[] = [accounts, ...lists]
  const member = loggedIn ? (info.currentData ?? null) : null
  const bound = accounts.currentData
  if (bound && bound.items.length >= bound.max) {
    const text = m.accounts_full({ kind: accountKinds[kind].title(), max: bound.max })
    return { member, unavailable: { status: 'full', text } }
  }
  if (member && queries.every(({ currentData }) => currentData !== undefined))
    return { member, unavailable: null }

  const fetching = info.isFetching || queries.some(({ isFetching }) => isFetching)
  const failure = [info, ...queries]
    .map(({ error }): ApiFailure | null => asFailure(error))
    .find((found) => found !== null)
  if (!loggedIn || !failure || fetching) return { member, unavailable: { status: 'loading' } }
  const onRetry = () => {
    dispatch(refreshRequested({ what: 'member', force: true }))
    for (const query of queries) if (!query.isUninitialized) query.refetch()
  }
  return { member, unavailable: { status: 'error', message: textOf(failure), onRetry } }
}
