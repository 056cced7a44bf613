import { asFailure, lobbyApi, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useToast } from '@koi/ui'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFailureText } from '../errors/failureText.ts'
import { loginPath } from '../routing/redirects.ts'
import type { GameEntry } from './useCatalogue.ts'

/** The member's favourite games; a guest has none. */
export interface Favourites {
  /** Ids of games, the newest favourite first. */
  readonly games: readonly string[]
  /** They are on their way for the first time. */
  readonly loading: boolean
  /** Makes a game a favourite or no longer: seen at once, and undone when the server refuses. A guest is led to login. */
  readonly onToggle: (game: Pick<GameEntry, 'gameId'>) => void
}

const ask = () => lobbyApi.endpoints.favourites.initiate(undefined, { subscribe: false })
const none: readonly string[] = []

/** The favourites of the member on every device. */
export function useFavourites(): Favourites {
  const guest = useStoreSelector((state) => state.session.status === 'guest')
  const { currentData, isLoading } = lobbyApi.endpoints.favourites.useQuery(undefined, {
    skip: guest,
    refetchOnMountOrArgChange: 30,
  })
  const [setFavourite] = lobbyApi.endpoints.setFavourite.useMutation()
  const dispatch = useStoreDispatch()
  const textOf = useFailureText()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // A second press while the first is on its way could overtake it.
  const sending = useRef(new Set<string>())
  const games = (guest ? undefined : currentData)?.games ?? none

  const send = async (gameId: string) => {
    if (sending.current.has(gameId)) return
    sending.current.add(gameId)
    // Before they are known, nobody can say what a press would change.
    const known = currentData ? { data: currentData } : await dispatch(ask())
    const answer = known.data
      ? await setFavourite({ game_id: gameId, favourite: !known.data.games.includes(gameId) })
      : known
    sending.current.delete(gameId)
    const refused = asFailure(answer.error)
    if (refused) toast({ text: textOf(refused), tone: 'negative' })
  }
  return {
    games,
    loading: isLoading,
    onToggle: ({ gameId }) => {
      if (guest) void navigate(loginPath(pathname + search))
      else void send(gameId)
    },
  }
}
