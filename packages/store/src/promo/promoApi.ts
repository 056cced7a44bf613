import type { CallInput, Reply } from '@koi/contract'
import {
  applyDepositBonus,
  applyStandaloneBonus,
  cancelBonus,
  claimRecharge,
  promoRecord,
  rechargeRewards,
  runningBonus,
} from '@koi/contract/bonus'
import { joinPromo, promoDetail, promoFlags, promoList } from '@koi/contract/promo'
import { api } from '../api/api.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import { fromCall, fromMoneyCall } from '../api/fromCall.ts'

type PromoFilter = Omit<CallInput<typeof promoList>, 'page'>

/** Promotions, and what a member has of them. Whatever is joined, claimed or cancelled changes all of it. */
export const promoApi = api.injectEndpoints({
  endpoints: (build) => ({
    promotions: build.infiniteQuery<Reply<typeof promoList>, PromoFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      },
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, promoList, { ...queryArg, page: pageParam }),
      providesTags: ['Promotions', 'Localised'],
    }),
    promotionFlags: build.query({
      ...fromCall(promoFlags),
      providesTags: ['Promotions'],
    }),
    promotion: build.query({
      ...fromCall(promoDetail),
      providesTags: ['Promotions', 'Localised'],
    }),
    runningBonus: build.query({
      ...fromCall(runningBonus),
      providesTags: ['Promotions', 'Localised'],
    }),
    bonuses: build.infiniteQuery<Reply<typeof promoRecord>, { readonly id: string }, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      },
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, promoRecord, { ...queryArg, page: pageParam }),
      providesTags: ['Promotions', 'Localised'],
    }),
    rechargeRewards: build.query({
      ...fromCall(rechargeRewards),
      providesTags: ['Promotions'],
    }),
    joinPromotion: build.mutation({
      ...fromCall(joinPromo),
      invalidatesTags: ['Promotions'],
    }),
    claimDepositBonus: build.mutation({
      ...fromMoneyCall(applyDepositBonus),
      invalidatesTags: ['Promotions'],
    }),
    claimStandalone: build.mutation({
      ...fromMoneyCall(applyStandaloneBonus),
      invalidatesTags: ['Promotions'],
    }),
    claimRecharge: build.mutation({
      ...fromMoneyCall(claimRecharge),
      invalidatesTags: ['Promotions'],
    }),
    cancelBonus: build.mutation({
      ...fromMoneyCall(cancelBonus),
      invalidatesTags: ['Promotions', 'Withdrawals'],
    }),
  }),
})
