import type { CallInput, Reply } from '@koi/contract'
import { claimVipGift, vip, vipHistory, vipLevels } from '@koi/contract/vip'
import { api } from '../api/api.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import { fromCall, fromMoneyCall } from '../api/fromCall.ts'

type HistoryFilter = Omit<CallInput<typeof vipHistory>, 'page'>

/** Levels, what the member has reached of them, and its gifts. */
export const vipApi = api.injectEndpoints({
  endpoints: (build) => ({
    vip: build.query({
      ...fromCall(vip),
      providesTags: ['Vip', 'Localised'],
    }),
    vipLevels: build.query({
      ...fromCall(vipLevels),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    vipHistory: build.infiniteQuery<Reply<typeof vipHistory>, HistoryFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      },
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, vipHistory, { ...queryArg, page: pageParam }),
      providesTags: ['Vip'],
    }),
    claimVipGift: build.mutation({
      ...fromMoneyCall(claimVipGift),
      invalidatesTags: ['Vip'],
    }),
  }),
})
