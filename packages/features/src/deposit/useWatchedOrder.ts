import type { DepositOrder } from '@koi/contract'
import { asFailure, depositApi, depositCredited, useStoreDispatch, useStoreSelector } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { useEffect, useRef, useState } from 'react'
import { usePolling } from '../time/usePolling.ts'
import { useServerClock } from '../time/useServerClock.ts'
import { mayChange } from './mayChange.ts'

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
