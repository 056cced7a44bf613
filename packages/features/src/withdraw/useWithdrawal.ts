import { formatDateTime } from '@koi/api-core/dates'
import type { Withdrawal, WithdrawalState } from '@koi/contract/withdraw'
import { asFailure, refreshRequested, useStoreDispatch, useStoreSelector, withdrawApi } from '@koi/store'
import { useEffect, useRef } from 'react'
import { type AccountSummary, accountSummary } from '../accounts/accountEntry.ts'
import { useBrand } from '../runtime/brand.ts'
import { useFailureText } from '../errors/failureText.ts'
import { usePolling } from '../time/usePolling.ts'
import { withdrawalLadder, type WithdrawalRung } from './withdrawalLadder.ts'
import type { WithdrawQuote } from './withdrawQuote.ts'
import { stateTexts } from './withdrawalStates.ts'

/** One withdrawal with its ladder. */
export type WithdrawalModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly id: string
      readonly state: WithdrawalState
      readonly label: string
      readonly quote: WithdrawQuote
      readonly account: AccountSummary
      readonly requestedAt: string
      readonly ladder: readonly WithdrawalRung[]
      /** It goes on by itself, and is asked for while the page is seen. */
      readonly under: boolean
    }

const everyMs = 3000

function isUnder({ state }: Withdrawal): boolean {
  return state !== 'paid' && state !== 'rejected'
}

/** One withdrawal: its ladder is asked for until its end while the page is seen; at the end the balance is asked for anew. */
export function useWithdrawal({ id }: { readonly id: string }): WithdrawalModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const dispatch = useStoreDispatch()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = withdrawApi.endpoints.withdrawal.useQuery(
    { id },
    { skip: !member, refetchOnMountOrArgChange: true },
  )
  const order = query.currentData
  const under = order ? isUnder(order) : false
  usePolling(() => query.refetch(), { everyMs, active: under })

  const watched = useRef(false)
  useEffect(() => {
    if (under) watched.current = true
    else if (order && watched.current) {
      watched.current = false
      dispatch(refreshRequested({ what: 'balance', force: true }))
    }
  }, [under, order, dispatch])

  if (!order) {
    const failure = asFailure(query.error)
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const { coin } = order
  return {
    status: 'ready',
    id: order.id,
    state: order.state,
    label: stateTexts.labels[order.state](),
    quote: {
      amount: order.amount,
      fee: order.fee,
      net: order.net,
      coin: coin && { coin: coin.coin, amount: coin.amount, rate: coin.rate },
    },
    account: accountSummary(order.account),
    requestedAt: formatDateTime(order.requestedAt, { timeZone }),
    ladder: withdrawalLadder(order, timeZone),
    under,
  }
}
