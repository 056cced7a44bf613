import { betRecord } from '@koi/contract/record'
import { api } from '../api/api.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import type { CallInput, Reply } from '@koi/contract'

/** What the list of rounds is filtered by; its pages are read one after the other. */
type BetFilter = Omit<CallInput<typeof betRecord>, 'page' | 'after'>
/** A page, and the last round of the page before. A backend that does not know `after` goes by the number. */
type BetPage = Required<Pick<CallInput<typeof betRecord>, 'page' | 'after'>>

/** Records. They change with every round, so nothing is kept once no screen shows them. */
export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.infiniteQuery<Reply<typeof betRecord>, BetFilter, BetPage>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1, after: undefined },
        getNextPageParam: ({ page, pageSize, total, items }) =>
          page * pageSize < total ? { page: page + 1, after: items.at(-1)?.id } : undefined,
      },
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, betRecord, { ...queryArg, ...pageParam }),
      providesTags: ['Bets', 'Localised'],
      keepUnusedDataFor: 0,
    }),
  }),
})
