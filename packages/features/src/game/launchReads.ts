import type { OpenRound } from '@koi/contract/openRound'
import { m } from '@koi/i18n'
import { authApi, gameApi, openRoundApi, walletApi } from '@koi/store'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import type { GameTarget } from './launchTarget.ts'

/** What a launch has to know first, read anew each time; null where the server gave no answer. */
export function useLaunchReads() {
  const brand = useBrand()
  const { store } = useRuntime().page
  return {
    running: async () => {
      const asked = gameApi.endpoints.currentGame.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      })
      return (await store.dispatch(asked)).data?.game ?? null
    },
    /** The round to be asked about: the one of the game that is wanted before all others. */
    openRound: async ({ venueId, gameId }: GameTarget): Promise<OpenRound | null> => {
      const asked = openRoundApi.endpoints.openRounds.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      })
      const rounds = (await store.dispatch(asked)).data?.rounds ?? []
      const own = rounds.find((round) => round.venueId === venueId && round.gameId === gameId)
      return own ?? rounds[0] ?? null
    },
    /** The name of a game: a question names it also where no page with the game list was open before. */
    nameOf: async ({ venueId, gameId }: GameTarget): Promise<string> => {
      const asked = gameApi.endpoints.games.initiate({ show: [...brand.venueIds] }, { subscribe: false })
      const { data } = await store.dispatch(asked)
      const venue = data?.venues.find(({ id }) => id === venueId)
      return venue?.games.find(({ id }) => id === gameId)?.name ?? venue?.name ?? m.game_other()
    },
    wallets: async () => {
      const asked = walletApi.endpoints.wallets.initiate(
        { show: [...brand.venueIds] },
        { forceRefetch: true, subscribe: false },
      )
      return (await store.dispatch(asked)).data ?? null
    },
    limits: async () => {
      const asked = authApi.endpoints.preInfo.initiate(undefined, { subscribe: false })
      return (await store.dispatch(asked)).data?.transfer ?? null
    },
  }
}
