import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  depositChannels,
  depositDetail,
  depositList,
  openCashier,
} from '@koi/contract/deposit'
import { api } from '../api/api.ts'
import { fromCall, fromMoneyCall } from '../api/fromCall.ts'

/** Ways to deposit, and the member's orders with their ladders. */
export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositChannels: build.query(fromCall(depositChannels)),
    deposits: build.query({
      ...fromCall(depositList),
      providesTags: ['Deposits', 'Localised'],
    }),
    deposit: build.query({
      ...fromCall(depositDetail),
      providesTags: ['Deposits', 'Localised'],
    }),
    createDeposit: build.mutation({
      ...fromMoneyCall(createDeposit),
      invalidatesTags: ['Deposits'],
    }),
    claimDeposit: build.mutation({
      ...fromCall(claimDeposit),
      invalidatesTags: ['Deposits'],
    }),
    cancelDeposit: build.mutation({
      ...fromCall(cancelDeposit),
      invalidatesTags: ['Deposits'],
    }),
    // The address holds a one-time ticket: whoever asks for it resets what is kept of the reply.
    openCashier: build.mutation(fromCall(openCashier)),
  }),
})
