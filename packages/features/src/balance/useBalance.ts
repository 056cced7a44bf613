import { parseDecimal } from '@koi/api-core/amount'
import { memberApi, refreshAsked, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useEffect } from 'react'
import { usePreferences } from '../preferences/usePreferences.ts'
import type { BalanceModel } from './balanceModel.ts'

/** The member's money. After a failed refresh it is unknown until the next one succeeds (D7). */
export function useBalance(): BalanceModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData: data, error, isFetching } = memberApi.endpoints.balance.useQueryState()
  const { hideAmounts, onHideAmounts } = usePreferences()
  const dispatch = useStoreDispatch()
  useEffect(() => {
    if (member) dispatch(refreshAsked({ what: 'balance' }))
  }, [member, dispatch])

  if (!member) return { status: 'guest' }
  // While a retry is under way the error of the last answer still stands, and with it the doubt about the old number.
  const known = error === undefined ? data : undefined
  return {
    status: known ? 'ready' : error === undefined ? 'loading' : 'error',
    central: known ? parseDecimal(known.central) : null,
    venues: known ? parseDecimal(known.venues) : null,
    held: known ? parseDecimal(known.held) : null,
    total: known ? parseDecimal(known.total) : null,
    refreshing: isFetching,
    onRefresh: () => dispatch(refreshAsked({ what: 'balance', force: true })),
    hidden: hideAmounts,
    onToggleHidden: () => onHideAmounts(!hideAmounts),
  }
}
