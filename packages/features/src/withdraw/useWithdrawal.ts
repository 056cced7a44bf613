import { parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { Withdrawal } from '@koi/contract'
import { asFailure, refreshAsked, useStoreDispatch, useStoreSelector, withdrawApi } from '@koi/store'
import { useEffect, useRef } from 'react'
import { accountMark } from '../accounts/accountMark.ts'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { usePolling } from '../time/usePolling.ts'
import { ladderOf } from './ladderOf.ts'
import { stateTexts } from './stateTexts.ts'
import type { WithdrawalModel } from './withdrawalModel.ts'

const everyMs = 3000

function isUnder({ state }: Withdrawal): boolean {
  return state !== 'paid' && state !== 'rejected'
}

/** One withdrawal: its ladder is asked for until its end while the page is seen; at the end the balance is asked for anew. */
export function useWithdrawal({ id }: { readonly id: string }): WithdrawalModel {
  const { timeZone } = useRuntime().brand
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
      dispatch(refreshAsked({ what: 'balance', force: true }))
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
      amount: parseDecimal(order.amount),
      fee: parseDecimal(order.fee),
      net: parseDecimal(order.net),
      coin: coin && { coin: coin.coin, amount: coin.amount, rate: parseDecimal(coin.rate) },
    },
    account: accountMark(order.account),
    requestedAt: formatDateTime(order.requestedAt, { timeZone }),
    ladder: ladderOf(order, timeZone),
    under,
  }
}
