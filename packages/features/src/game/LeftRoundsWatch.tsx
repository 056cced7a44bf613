import type { Bet } from '@koi/contract/record'
import { leftRoundsSeen, recordApi, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useToast } from '@koi/ui'
import { useEffect, useEffectEvent } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { usePolling } from '../time/usePolling.ts'
import { noteLeftRounds, readLeftRounds } from './leftRoundsNote.ts'
import { roundResult } from './roundResult.ts'

const everyMs = 10_000

/** Looks at the last rounds until those that were open are settled, and says what each came to. */
export function LeftRoundsWatch() {
  const { sessionStorage } = useRuntime()
  const dispatch = useStoreDispatch()
  const toast = useToast()
  const { data, isFetching, refetch } = recordApi.endpoints.bets.useInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const rounds = data?.pages[0]?.items
  const left = useStoreSelector(({ leftRounds }) => leftRounds.open)
  usePolling(async () => void (await refetch()), { everyMs, active: true })

  const look = useEffectEvent((seen: readonly Bet[]) => {
    const before = new Set([...left, ...(readLeftRounds(sessionStorage) ?? [])])
    const settled = seen.filter(({ id, state }) => state === 'settled' && before.has(id))
    for (const round of settled) toast(roundResult(round))
    const open = seen.filter(({ state }) => state === 'open').map(({ id }) => id)
    noteLeftRounds(sessionStorage, open)
    dispatch(leftRoundsSeen(open))
  })
  useEffect(() => {
    if (rounds && !isFetching) look(rounds)
  }, [rounds, isFetching])
  return null
}
