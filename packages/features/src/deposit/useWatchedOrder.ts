import type { DepositOrder } from '@koi/contract/deposit'
import {
  type ApiFailure,
  asFailure,
  depositApi,
  depositCredited,
  useStoreDispatch,
  useStoreSelector,
} from '@koi/store'
import { useEffect, useRef, useState } from 'react'
import { usePolling } from '../time/usePolling.ts'
import { useServerClock } from '../time/useServerClock.ts'

/** How long after its end an order is still looked at, in ms: a second payment, or one that comes late. */
const aftermath = { credited: 20_000, expired: 120_000, cancelled: 120_000 } as const

/** Whether an order may look different soon. `now` is the server's, in ms. */
export function mayChange({ state, payments, steps }: DepositOrder, now: number): boolean {
  if (state === 'awaiting' || state === 'paid') return true
  if (payments.some(({ credited }) => credited === null)) return true
  const last = [...steps.map(({ at }) => at), ...payments.map(({ creditedAt }) => creditedAt)]
    .map((at) => (at === null ? 0 : Date.parse(at)))
    .reduce((latest, at) => Math.max(latest, at), 0)
  return now - last < aftermath[state]
}

const everyMs = 2000

/** An order of the member, asked for again while it may change and the page is seen. Null asks for none. */
export function useWatchedOrder(id: string | null): {
  readonly order: DepositOrder | null
  readonly failure: ApiFailure | null
  readonly watched: boolean
  readonly onRetry: () => void
} {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const dispatch = useStoreDispatch()
  const clock = useServerClock()
  const skip = !member || id === null
  const query = depositApi.endpoints.deposit.useQuery(
    { id: id ?? '' },
    { skip, refetchOnMountOrArgChange: true },
  )
  const order = (skip ? null : query.currentData) ?? null
  const [settled, setSettled] = useState<DepositOrder | null>(null)
  const watched = order !== null && order !== settled

  usePolling(
    async () => {
      if (order && !mayChange(order, clock.now())) setSettled(order)
      else await query.refetch()
    },
    { everyMs, active: watched },
  )

  // What arrives while the page is open shows in every balance.
  const arrived = order?.payments.filter((payment) => payment.credited !== null).length ?? null
  const known = useRef<number | null>(null)
  useEffect(() => {
    if (arrived !== null && known.current !== null && arrived > known.current) dispatch(depositCredited())
    known.current = arrived
  }, [arrived, dispatch])

  const failure = order ? null : asFailure(query.error)
  return { order, failure: query.isFetching ? null : failure, watched, onRetry: () => void query.refetch() }
}
