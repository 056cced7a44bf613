import { requestWithdrawal, withdrawalDetail, withdrawalList, withdrawTerms } from '@koi/contract/withdraw'
import {
  changeWithdrawPassword,
  resetWithdrawPassword,
  setWithdrawPassword,
  withdrawPasswordConfig,
} from '@koi/contract/withdrawPassword'
import { api } from '../api/api.ts'
import { fromCall, fromMoneyCall } from '../api/fromCall.ts'

/** Withdrawals with their ladder and terms, and the password that guards them. */
export const withdrawApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawTerms: build.query({
      ...fromCall(withdrawTerms),
      providesTags: ['Withdrawals'],
    }),
    withdrawals: build.query({
      ...fromCall(withdrawalList),
      providesTags: ['Withdrawals', 'Localised'],
    }),
    withdrawal: build.query({
      ...fromCall(withdrawalDetail),
      providesTags: ['Withdrawals', 'Localised'],
    }),
    requestWithdrawal: build.mutation({
      ...fromMoneyCall(requestWithdrawal),
      invalidatesTags: ['Withdrawals', 'Promotions'],
    }),
    passwordConfig: build.query({
      ...fromCall(withdrawPasswordConfig),
      providesTags: ['PasswordConfig'],
    }),
    setWithdrawPassword: build.mutation({
      ...fromCall(setWithdrawPassword),
      invalidatesTags: ['PasswordConfig'],
    }),
    changeWithdrawPassword: build.mutation(fromCall(changeWithdrawPassword)),
    resetWithdrawPassword: build.mutation({
      ...fromCall(resetWithdrawPassword),
      invalidatesTags: ['PasswordConfig'],
    }),
  }),
})
