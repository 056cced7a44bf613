import type { launch } from '@koi/contract/game'
import { api } from '../api/api.ts'
import { fromCall, fromMoneyCall, type MoneyIntent } from '../api/fromCall.ts'
import type { Reply } from '@koi/contract'

const game = () => import('@koi/contract/game')

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

const { queryFn: sendLaunch } = fromMoneyCall(async () => (await game()).launch)

/** Venues, games, and the game that runs. */
export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    games: build.query({
      ...fromCall(async () => (await game()).gameList),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
    currentGame: build.query({
      ...fromCall(async () => (await game()).currentGame),
      providesTags: ['CurrentGame', 'Localised'],
      keepUnusedDataFor: 0,
    }),
    launch: build.mutation<Reply<typeof launch>, MoneyIntent<typeof launch>>({
      queryFn: async (intent, call) => {
        const answer = await sendLaunch(intent, call)
        if (answer.data) {
          const entry = { endpointName: 'launched', arg: intent.idempotencyKey, value: answer.data } as const
          call.dispatch(launchedApi.util.upsertQueryEntries([entry]))
        }
        return answer
      },
      invalidatesTags: ['RecentGames'],
    }),
    leave: build.mutation(fromMoneyCall(async () => (await game()).leave)),
  }),
})
