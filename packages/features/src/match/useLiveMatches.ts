import type { Match } from '@koi/contract/match'
import { matchApi } from '@koi/store'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { usePolling } from '../time/usePolling.ts'

export const pollEveryMs = 15_000

const liveIds = (matches: readonly Match[]) =>
  matches
    .filter(({ state }) => state === 'live')
    .map(({ id }) => id)
    .join()

/** All matches of a day. */
export interface DayInput {
  readonly day: string
  readonly page_size: number
}

/**
 * Keeps the matches of a day up to date while the page is visible. Only those that are live are asked for; the whole day is
 * read again when one has begun or ended. Says whether the last try has failed.
 */
export function useLiveMatches(
  input: DayInput,
  { matches, refetch }: { readonly matches: readonly Match[]; readonly refetch: () => PromiseLike<unknown> },
): boolean {
  const { page, serverClock } = useRuntime()
  const [failed, setFailed] = useState(false)
  const [first] = matches
  const begun = first !== undefined && Date.parse(first.startsAt) <= serverClock.now()
  const over = matches.every(({ state }) => state === 'finished')

  const poll = async () => {
    const { dispatch } = page.store
    const live = matchApi.endpoints.matches.initiate(
      { ...input, state: 'live' },
      { forceRefetch: true, subscribe: false },
    )
    const { data, error } = await dispatch(live)
    setFailed(error !== undefined)
    if (!data) return
    if (liveIds(data.items) !== liveIds(matches)) {
      await refetch()
      return
    }
    const now = new Map(data.items.map((match) => [match.id, match]))
    dispatch(
      matchApi.util.updateQueryData('matches', input, (day) => {
        if (day) day.items = day.items.map((match) => now.get(match.id) ?? match)
      }),
    )
  }
  usePolling(poll, { everyMs: pollEveryMs, active: begun && !over })
  return failed
}
