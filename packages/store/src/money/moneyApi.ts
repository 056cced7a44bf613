import { moneyOutcome } from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { Reply } from '../api/reply.ts'

/** How calls ended whose replies never came. Asking settles them, so it is a mutation. */
export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    outcome: build.mutation<Reply<typeof moneyOutcome>, CallInput<typeof moneyOutcome>>({
      queryFn: (input, call) => ask(call, moneyOutcome, input),
    }),
  }),
})
