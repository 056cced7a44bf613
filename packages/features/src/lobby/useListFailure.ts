import { asFailure, lobbyApi, useStoreDispatch } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import type { GameFilter } from './findGames.ts'

/** A list of the member's that could not be read, and the way to try again. */
export interface ListFailure {
  readonly message: string
  readonly onRetry: () => void
}

/** Why the member's own list that is asked for is not known; null when it is, and for what is no list of the member's. */
export function useListFailure(filter: GameFilter): ListFailure | null {
  const { favourites, recentGames } = lobbyApi.endpoints
  const textOf = useFailureText()
  const dispatch = useStoreDispatch()
  const lists = {
    favourite: { ...favourites.useQueryState(), ask: favourites.initiate },
    recent: { ...recentGames.useQueryState(), ask: recentGames.initiate },
  }
  if (filter !== 'favourite' && filter !== 'recent') return null
  const { currentData, error, ask } = lists[filter]
  const failure = currentData ? undefined : asFailure(error)
  if (!failure) return null
  return {
    message: textOf(failure),
    onRetry: () => void dispatch(ask(undefined, { forceRefetch: true, subscribe: false })),
  }
}
