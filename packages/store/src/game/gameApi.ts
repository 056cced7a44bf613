import { currentGame, gameList, launch, leave } from '@koi/contract/game'
import { api } from '../api/api.ts'
import { callEndpoint, fromCall, fromMoneyCall, type MoneyIntent } from '../api/callEndpoint.ts'
import type { Reply } from '@koi/contract'

/**
 * The replies of launches by the key of their intent (D3). A launch fills its entry in, and it is kept while the game
 * runs; it cannot be asked for again, because its address holds a ticket that works once.
 */
export const launchedApi = api.injectEndpoints({
  endpoints: (build) => ({
    launched: build.query<Reply<typeof launch>, string>({
      queryFn: () => ({ error: { kind: 'unexpected' } }),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** Venues, games, and the game that runs. */
export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    games: build.query({
      ...fromCall(gameList),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
    currentGame: build.query({
      ...fromCall(currentGame),
      providesTags: ['CurrentGame', 'Localised'],
      keepUnusedDataFor: 0,
    }),
    launch: build.mutation<Reply<typeof launch>, MoneyIntent<typeof launch>>({
      queryFn: async ({ input, idempotencyKey }, call) => {
        const answer = await callEndpoint(call, launch, input, { idempotencyKey })
        if (answer.data) {
          const entry = { endpointName: 'launched', arg: idempotencyKey, value: answer.data } as const
          call.dispatch(launchedApi.util.upsertQueryEntries([entry]))
        }
        return answer
      },
      invalidatesTags: ['RecentGames'],
    }),
    leave: build.mutation(fromMoneyCall(leave)),
  }),
})
