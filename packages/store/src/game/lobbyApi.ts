import { api } from '../api/api.ts'
import { fromCall } from '../api/fromCall.ts'

const lobby = () => import('@koi/contract/lobby')

/** What a member has chosen on another device meanwhile is seen after so many seconds. */
const staleAfter = 30

const lists = api.injectEndpoints({
  endpoints: (build) => ({
    favourites: build.query({
      ...fromCall(async () => (await lobby()).favourites),
      keepUnusedDataFor: staleAfter,
    }),
    recentGames: build.query({
      ...fromCall(async () => (await lobby()).recentGames),
      providesTags: ['RecentGames'],
      keepUnusedDataFor: staleAfter,
    }),
    popularGames: build.query({
      ...fromCall(async () => (await lobby()).popularGames),
      keepUnusedDataFor: 600,
    }),
  }),
})

/** The list with a game at a place of it, or without that game. */
const marked = (games: readonly string[], id: string, place: number | null) => {
  const others = games.filter((game) => game !== id)
  return place === null ? others : others.toSpliced(place, 0, id)
}

/** What members and all players choose among the games: favourites, those played last, and the popular ones. */
export const lobbyApi = lists.injectEndpoints({
  endpoints: (build) => ({
    setFavourite: build.mutation({
      ...fromCall(async () => (await lobby()).setFavourite),
      // Shown at once. Only the one game is put back where it was on a failure: others may have been chosen meanwhile.
      async onQueryStarted({ game_id, favourite }, call) {
        const { dispatch, queryFulfilled } = call
        const before = lists.endpoints.favourites.select()(call.getState()).data?.games.indexOf(game_id) ?? -1
        const show = (place: number | null) =>
          dispatch(
            lists.util.updateQueryData('favourites', undefined, (list) => ({
              games: marked(list?.games ?? [], game_id, place),
            })),
          )
        show(favourite ? 0 : null)
        try {
          await queryFulfilled
        } catch {
          show(before < 0 ? null : before)
        }
      },
    }),
  }),
})
