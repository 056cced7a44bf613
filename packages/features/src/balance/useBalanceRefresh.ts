import { refreshRequested, useStoreDispatch } from '@koi/store'

/** Reads the member's money anew, however lately it was read: a page that is pulled down asks for it (D7). */
export function useBalanceRefresh(): () => void {
  const dispatch = useStoreDispatch()
  return () => void dispatch(refreshRequested({ what: 'balance', force: true }))
}
