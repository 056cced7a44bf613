import { currentGame, gameList, launch, leave } from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { MoneyIntent } from '../api/moneyIntent.ts'
import type { Reply } from '../api/reply.ts'
import { launchedApi } from './launchedApi.ts'

/** Venues, games, and the game that runs. */
export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    games: build.query<Reply<typeof gameList>, CallInput<typeof gameList>>({
      queryFn: (input, call) => ask(call, gameList, input),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
    currentGame: build.query<Reply<typeof currentGame>, void>({
      queryFn: (_, call) => ask(call, currentGame, {}),
      providesTags: ['CurrentGame', 'Localised'],
      keepUnusedDataFor: 0,
    }),
    launch: build.mutation<Reply<typeof launch>, MoneyIntent<typeof launch>>({
      queryFn: async ({ input, idempotencyKey }, call) => {
        const answer = await ask(call, launch, input, { idempotencyKey })
        if (answer.data) {
          const entry = { endpointName: 'launched', arg: idempotencyKey, value: answer.data } as const
          call.dispatch(launchedApi.util.upsertQueryEntries([entry]))
        }
        return answer
      },
    }),
    leave: build.mutation<Reply<typeof leave>, MoneyIntent<typeof leave>>({
      queryFn: ({ input, idempotencyKey }, call) => ask(call, leave, input, { idempotencyKey }),
    }),
  }),
})
