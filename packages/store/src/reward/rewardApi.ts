import type { Reply } from '@koi/contract'
import { exchangeGift, exchangeGiftByTurnover, giftOrders, gifts } from '@koi/contract/gift'
import { rewardRules } from '@koi/contract/reward'
import { makeUpSignIn, signIn, signInInfo } from '@koi/contract/signIn'
import { api } from '../api/api.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import { fromCall, fromMoneyCall } from '../api/fromCall.ts'

/** Sign-in days and gifts. Points come from the one and go into both, so whatever is done changes all of it. */
export const rewardApi = api.injectEndpoints({
  endpoints: (build) => ({
    rewardRules: build.query({
      ...fromCall(rewardRules),
      keepUnusedDataFor: 3600,
    }),
    signInInfo: build.query({
      ...fromCall(signInInfo),
      providesTags: ['Rewards'],
    }),
    signIn: build.mutation({
      ...fromMoneyCall(signIn),
      invalidatesTags: ['Rewards'],
    }),
    makeUpSignIn: build.mutation({
      ...fromMoneyCall(makeUpSignIn),
      invalidatesTags: ['Rewards'],
    }),
    gifts: build.query({
      ...fromCall(gifts),
      providesTags: ['Rewards', 'Localised'],
    }),
    exchangeGift: build.mutation({
      ...fromMoneyCall(exchangeGift),
      invalidatesTags: ['Rewards'],
    }),
    exchangeGiftByTurnover: build.mutation({
      ...fromMoneyCall(exchangeGiftByTurnover),
      invalidatesTags: ['Rewards'],
    }),
    giftOrders: build.infiniteQuery<Reply<typeof giftOrders>, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      },
      queryFn: ({ pageParam }, call) => callEndpoint(call, giftOrders, { page: pageParam }),
      providesTags: ['Rewards', 'Localised'],
    }),
  }),
})
