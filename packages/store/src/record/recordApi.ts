import { betRecord } from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { Reply } from '../api/reply.ts'

/** What the list of rounds is filtered by; its pages are read one after the other. */
type BetFilter = Omit<CallInput<typeof betRecord>, 'page'>

/** Records. They change with every round, so nothing is kept once no screen shows them. */
export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.infiniteQuery<Reply<typeof betRecord>, BetFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
      },
      queryFn: ({ queryArg, pageParam }, call) => ask(call, betRecord, { ...queryArg, page: pageParam }),
      providesTags: ['Bets', 'Localised'],
      keepUnusedDataFor: 0,
    }),
  }),
})
