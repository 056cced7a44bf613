import type { MemberInfo, PayoutKind } from '@koi/contract'
import { m } from '@koi/i18n'
import { asFailure, memberApi, refreshAsked, useStoreDispatch, useStoreSelector } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { useEffect } from 'react'
import { useFailureText } from '../errors/useFailureText.ts'
import { accountTexts } from './accountTexts.ts'
import type { BindModel } from './bindModel.ts'
import { useAccountsOf } from './useAccountsOf.ts'

/** A list that a form needs before it can be shown. */
interface Needed {
  readonly currentData?: unknown
  readonly error?: Parameters<typeof asFailure>[0]
  readonly isFetching: boolean
  readonly isUninitialized: boolean
  readonly refetch: () => unknown
}

/** The member, or why there is no form yet: what it needs is under way or failed, or there is no room for another account. */
export type BindGround =
  | { readonly member: MemberInfo; readonly missing: null }
  | { readonly member: MemberInfo | null; readonly missing: Exclude<BindModel<object>, { status: 'ready' }> }

/** What stands before a form that binds an account of a kind: the member, the accounts there are, and lists to choose from. */
export function useBindGround(kind: PayoutKind, lists: readonly Needed[]): BindGround {
  const textOf = useFailureText()
  const dispatch = useStoreDispatch()
  const loggedIn = useStoreSelector((state) => state.session.status === 'member')
  const info = memberApi.endpoints.member.useQueryState()
  const accounts = useAccountsOf(kind)
  useEffect(() => {
    if (loggedIn) dispatch(refreshAsked({ what: 'member' }))
  }, [loggedIn, dispatch])

  const queries: readonly Needed[] = [accounts, ...lists]
  const member = loggedIn ? (info.currentData ?? null) : null
  const bound = accounts.currentData
  if (bound && bound.items.length >= bound.max) {
    const text = m.accounts_full({ kind: accountTexts[kind].kind(), max: bound.max })
    return { member, missing: { status: 'full', text } }
  }
  if (member && queries.every(({ currentData }) => currentData !== undefined))
    return { member, missing: null }

  const fetching = info.isFetching || queries.some(({ isFetching }) => isFetching)
  const failure = [info, ...queries]
    .map(({ error }): ApiFailure | null => asFailure(error))
    .find((found) => found !== null)
  if (!loggedIn || !failure || fetching) return { member, missing: { status: 'loading' } }
  const onRetry = () => {
    dispatch(refreshAsked({ what: 'member', force: true }))
    for (const query of queries) if (!query.isUninitialized) query.refetch()
  }
  return { member, missing: { status: 'error', message: textOf(failure), onRetry } }
}
