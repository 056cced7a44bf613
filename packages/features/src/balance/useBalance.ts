import { eachBalanceSum, type BalanceSum } from '@koi/contract/balanceSums'
import { isShownToMember, memberApi, refreshRequested, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useEffect } from 'react'
import { usePreferences } from '../preferences/usePreferences.ts'
import { useBalanceRefresh } from './useBalanceRefresh.ts'

/** The member's money. An amount is fen, or null when it is not known for sure (shown as `—` with a retry, D7). */
export type BalanceModel =
  | { readonly status: 'guest' }
  | (Readonly<Record<BalanceSum, bigint | null>> & {
      readonly status: 'loading' | 'error' | 'ready'
      readonly refreshing: boolean
      readonly onRefresh: () => void
      /** Whether amounts are masked on this device. */
      readonly hidden: boolean
      readonly onToggleHidden: () => void
    })

/** The member's money. After a failed refresh it is unknown until the next one succeeds (D7). */
export function useBalance(): BalanceModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const shown = useStoreSelector(isShownToMember)
  const { currentData: data, error, isFetching } = memberApi.endpoints.balance.useQueryState()
  const { hideAmounts, onHideAmounts } = usePreferences()
  const dispatch = useStoreDispatch()
  const onRefresh = useBalanceRefresh()
  useEffect(() => {
    if (member) dispatch(refreshRequested({ what: 'balance' }))
  }, [member, dispatch])

  if (!shown) return { status: 'guest' }
  // During a retry the last error still stands, so the old number stays unknown.
  const known = error === undefined ? data : undefined
  return {
    status: known ? 'ready' : error === undefined ? 'loading' : 'error',
    ...eachBalanceSum((sum) => known?.[sum] ?? null),
    refreshing: isFetching,
    onRefresh,
    hidden: hideAmounts,
    onToggleHidden: () => onHideAmounts(!hideAmounts),
  }
}
