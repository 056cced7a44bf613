import {
  bindAlipay,
  bindBank,
  bindCoin,
  coinProtocols,
  memberSms,
  payoutAccounts,
  payoutBanks,
  setDefaultAccount,
  regions,
  removeAccount,
  removeCoinAccount,
} from '@koi/contract/account'
import { api } from '../api/api.ts'
import { fromCall } from '../api/fromCall.ts'

/** Accounts that withdrawals are paid to, and the codes to the member's own phone that confirm a change of them. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    payoutAccounts: build.query({
      ...fromCall(payoutAccounts),
      providesTags: ['Accounts', 'Localised'],
    }),
    payoutBanks: build.query({
      ...fromCall(payoutBanks),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    regions: build.query({
      ...fromCall(regions),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    coinProtocols: build.query(fromCall(coinProtocols)),
    memberSms: build.mutation(fromCall(memberSms)),
    bindBank: build.mutation({
      ...fromCall(bindBank),
      invalidatesTags: ['Accounts'],
    }),
    bindAlipay: build.mutation({
      ...fromCall(bindAlipay),
      invalidatesTags: ['Accounts'],
    }),
    bindCoin: build.mutation({
      ...fromCall(bindCoin),
      invalidatesTags: ['Accounts'],
    }),
    setDefaultAccount: build.mutation({
      ...fromCall(setDefaultAccount),
      invalidatesTags: ['Accounts'],
    }),
    removeAccount: build.mutation({
      ...fromCall(removeAccount),
      invalidatesTags: ['Accounts'],
    }),
    removeCoinAccount: build.mutation({
      ...fromCall(removeCoinAccount),
      invalidatesTags: ['Accounts'],
    }),
  }),
})
